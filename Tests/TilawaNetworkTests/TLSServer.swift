import Foundation
import Testing
import TilawaTestSupport

/// A server that speaks TLS, with a certificate that it gave itself, for 127.0.0.1 alone: `/ok` has a 7, and any other path sends
/// on to the address that it names.
///
/// One for all tests, for it takes a while to begin; it ends with the program.
final class TLSServer: Sendable {
  static let shared = Result { try TLSServer() }

  static let isPossible = Program.isInstalled("openssl") && Program.isInstalled("python3")
  static let hint: Comment = "it takes openssl and python3"

  let port: Int
  /// The certificate in PEM.
  let certificate: String
  private let folder: TemporaryFolder
  /// The other program ends when this does.
  private let input = Pipe()

  private static let script = """
    import http.server, os, ssl, sys, threading, urllib.parse
    class Handler(http.server.BaseHTTPRequestHandler):
      protocol_version = "HTTP/1.1"
      def log_message(self, *words): pass
      def do_GET(self):
        if self.path == "/ok":
          self.send_response(200)
          self.send_header("Content-Length", "1")
        else:
          self.send_response(302)
          self.send_header("Location", urllib.parse.unquote(self.path[1:]))
          self.send_header("Content-Length", "0")
        self.end_headers()
        if self.path == "/ok": self.wfile.write(b"\\x07")
    class Server(http.server.ThreadingHTTPServer):
      def handle_error(self, *words): pass
    server = Server(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_port, flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()
    os._exit(0)
    """

  private init() throws {
    folder = try TemporaryFolder()
    certificate = "\(folder.path)/certificate.pem"
    let key = "\(folder.path)/key.pem"
    try Program.run(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out",
        certificate, "-days", "2",
        "-subj", "/CN=tilawa", "-addext", "subjectAltName=IP:127.0.0.1",
      ])
    let output = Pipe()
    let process = Program.process(try #require(Program.path("python3")), ["-c", Self.script, certificate, key])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  var address: String { "https://127.0.0.1:\(port)" }
}
