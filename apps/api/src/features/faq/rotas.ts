import type { Rota } from '../../platform/http/rota.ts'
import { rotaAvaliarArtigo } from './avaliar.ts'
import { rotaAlterarArtigo, rotaCriarArtigo, rotaDespublicarArtigo, rotaPublicarArtigo } from './escrever.ts'
import { rotaExportarArtigos } from './exportar.ts'
import {
  rotaListarArtigos,
  rotaListarArtigosRelacionados,
  rotaListarTiposDeArtigo,
  rotaObterArtigo,
} from './ler.ts'

export const rotasDeFaq: Rota[] = [
  rotaListarArtigosRelacionados,
  rotaListarArtigos,
  rotaExportarArtigos,
  rotaListarTiposDeArtigo,
  rotaObterArtigo,
  rotaAvaliarArtigo,
  rotaCriarArtigo,
  rotaAlterarArtigo,
  rotaPublicarArtigo,
  rotaDespublicarArtigo,
]
