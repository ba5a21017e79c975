/// The files with the settings of the servers in tests, and the arguments that name them.
struct WebDAVTestSetup {
  let home: TemporaryFolder
  let port: Int
  let isOpen: Bool

  func arguments(for kind: WebDAVTestServer.Kind) throws -> [String] {
    switch kind {
    case .wsgidav: ["--config", try home.write(wsgidav, to: "wsgidav.yaml")]
    case .apache: ["-f", try home.write(apache(), to: "apache.conf"), "-D", "FOREGROUND"]
    case .nginx: ["-p", home.path, "-c", try home.write(nginx(), to: "nginx.conf"), "-e", "stderr"]
    }
  }

  private var wsgidav: String {
    let users = isOpen ? "true" : "{\(WebDAVTestServer.user): {password: '\(WebDAVTestServer.password)'}}"
    return """
      host: 127.0.0.1
      port: \(port)
      provider_mapping: {/dav: '\(home.path)/dav'}
      http_authenticator: {accept_basic: true, accept_digest: false, default_to_digest: false}
      simple_dc: {user_mapping: {'*': \(users)}}
      verbose: 1
      logging: {enable: false}
      """
  }

  /// Writes the file of passwords, in Apache's form of SHA-1, which all servers read.
  private func passwords() throws -> String {
    // {SHA} and base64 of the SHA-1 of `WebDAVTestServer.password`.
    try home.write("\(WebDAVTestServer.user):{SHA}KXYpx/RkYIzfnhHv/e0aQSUPqXc=\n", to: "passwords")
  }

  private func apache() throws -> String {
    let modules = [
      "mpm_event", "authn_core", "authn_file", "authz_core", "authz_user", "auth_basic", "dav", "dav_fs", "dav_lock",
    ]
    let access =
      isOpen
      ? "Require all granted"
      : "AuthType Basic\nAuthName tilawa\nAuthUserFile \(try passwords())\nRequire valid-user"
    return """
      ServerRoot \(home.path)
      ServerName 127.0.0.1
      Listen 127.0.0.1:\(port)
      PidFile run/apache.pid
      User nobody
      Group nogroup
      ErrorLog /dev/stderr
      DocumentRoot \(home.path)
      \(modules.map { "LoadModule \($0)_module /usr/lib/apache2/modules/mod_\($0).so" }.joined(separator: "\n"))
      DavLockDB \(home.path)/temp/locks
      <Directory \(home.path)/dav>
      Dav On
      \(access)
      </Directory>
      """
  }

  private func nginx() throws -> String {
    let access = isOpen ? "" : "auth_basic tilawa; auth_basic_user_file \(try passwords());"
    return """
      load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so;
      daemon off; master_process off; pid run/nginx.pid;
      events {}
      http {
        access_log off; client_max_body_size 32m; client_body_temp_path temp;
        server {
          listen 127.0.0.1:\(port);
          location /dav/ {
            root \(home.path); \(access)
            dav_methods PUT DELETE MKCOL COPY MOVE; dav_ext_methods PROPFIND OPTIONS; create_full_put_path off;
          }
        }
      }
      """
  }
}
