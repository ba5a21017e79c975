import TilawaCore
