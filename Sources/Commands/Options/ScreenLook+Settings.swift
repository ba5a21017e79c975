package import AppBase
import TilawaConsole
import TilawaCore
package import TilawaScreens
import TilawaStore
import TilawaTerminal

extension ScreenLook {
  /// The look of the full screens: the terminal, as far as it is known, and the configuration.
  package init(_ context: AppContext) {
    let environment = Surroundings.environment
    let isColoured = environment["NO_COLOR"]?.isEmpty ?? true
    self.init(
      knowledge: Terminal.knowledge, palette: isColoured ? .colours : .monochrome, own: .own(environment),
      theme: context.setting(.theme).flatMap(ScreenTheme.init), takesMouse: context.setting(.mouse) != "off",
      keys: KeyTable(stored: (try? context.opening.keys()) ?? [:]))
  }
}
