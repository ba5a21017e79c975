import Testing

@testable import TilawaNetwork

@Suite("A network error")
struct NetworkErrorTests {
  @Test("says what was asked for and what is wrong")
  func says() {
    let error = NetworkError(code: .status(404), url: "http://host/1.mp3", message: "the server has no such file")
    #expect("\(error)" == "http://host/1.mp3: the server has no such file")
  }
}
