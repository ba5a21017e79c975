"""An object store in memory, for benchmarks and checks that count requests or end programs at work."""

import collections
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.sax.saxutils import escape


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """The client was killed."""


class Store:
    """An object store in memory that counts the requests of each key."""

    # The time of objects that were put into it beforehand.
    old = 0

    def __init__(self):
        self.objects, self.lock = {}, threading.Lock()
        # The time in seconds since 1970 by which the objects are written; None for that of the machine.
        self.now, self.times = None, {}
        self.counts = collections.defaultdict(collections.Counter)
        store = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def date_time_string(self, timestamp=None):
                return super().date_time_string(store.time)

            def reply(self, status, body=b""):
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                return len(body)

            def serve(self):
                path, _, question = self.path.partition("?")
                key = urllib.parse.unquote(path).split("/", 2)[2] if path.count("/") > 1 else ""
                length = int(self.headers.get("Content-Length") or 0)
                body = self.rfile.read(length)
                if len(body) < length:
                    # The client ended within the object, which is not stored then.
                    self.close_connection = True
                    return
                who = self.headers.get("Authorization", "").partition("Credential=")[2].partition("/")[0]
                store.before(self.command, key, body)
                with store.lock:
                    kind, sent = store.answer(self, key, question, body)
                    store.counts[who][kind] += 1
                    store.counts[who]["sent"] += len(body)
                    store.counts[who]["received"] += sent

            do_GET = do_PUT = do_DELETE = serve

        self.server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def time(self):
        return int(time.time()) if self.now is None else self.now

    def before(self, method, key, body):
        """Called before each answer; may wait."""

    @property
    def endpoint(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    def answer(self, handler, key, question, body):
        if handler.command == "PUT":
            if handler.headers.get("If-None-Match") == "*" and key in self.objects:
                return "writes", handler.reply(412)
            self.objects[key], self.times[key] = body, self.time
            return "writes", handler.reply(200)
        if handler.command == "DELETE":
            self.objects.pop(key, None)
            return "removals", handler.reply(204)
        if question:
            return "lists", handler.reply(200, self.list(dict(urllib.parse.parse_qsl(question, keep_blank_values=True))))
        if key in self.objects:
            return "reads", handler.reply(200, self.objects[key])
        return "reads", handler.reply(404)

    def list(self, question):
        prefix, delimiter = question.get("prefix", ""), question.get("delimiter", "")
        after = question.get("continuation-token") or question.get("start-after", "")
        most = int(question.get("max-keys", 1000))
        found, folders, last = [], [], ""
        for key in sorted(key for key in self.objects if key.startswith(prefix)):
            folder = prefix + key[len(prefix):].partition(delimiter)[0] + delimiter if delimiter and delimiter in key[len(prefix):] else None
            if (folder or key) <= after or folder and folders and folders[-1] == folder:
                continue
            if len(found) + len(folders) == most:
                last = folders[-1] if folders and (not found or folders[-1] > found[-1]) else found[-1]
                break
            (folders if folder else found).append(folder or key)
        quoted = urllib.parse.quote
        text = "".join(f"<Contents><Key>{quoted(key)}</Key><Size>{len(self.objects[key])}</Size><LastModified>{self.written(key)}</LastModified></Contents>"
                       for key in found)
        text += "".join(f"<CommonPrefixes><Prefix>{quoted(folder)}</Prefix></CommonPrefixes>" for folder in folders)
        text += f"<NextContinuationToken>{escape(last)}</NextContinuationToken>" if last else ""
        return (f'<?xml version="1.0"?><ListBucketResult><EncodingType>url</EncodingType><IsTruncated>{"true" if last else "false"}</IsTruncated>'
                f"{text}</ListBucketResult>").encode()

    def written(self, key):
        return time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(self.times.get(key, self.old)))

    def take(self, who):
        """Returns what was counted of a key since the last time."""
        with self.lock:
            return self.counts.pop(who, collections.Counter())
