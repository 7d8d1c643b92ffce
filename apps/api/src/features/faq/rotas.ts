import type { Rota } from '../../platform/http/rota.ts'
import { rotaAvaliarArtigo } from './avaliar.ts'
import { rotaAlterarArtigo, rotaCriarArtigo } from './criar-e-alterar.ts'
import { rotaDispensarTicket } from './dispensar-ticket.ts'
import { rotaExportarArtigos } from './exportar.ts'
import {
  rotaListarArtigos,
  rotaListarArtigosRelacionados,
  rotaListarTiposDeArtigo,
  rotaObterArtigo,
} from './ler.ts'
import {
  rotaDespublicarArtigo,
  rotaDespublicarVariosArtigos,
  rotaPublicarArtigo,
  rotaPublicarVariosArtigos,
} from './publicar.ts'

export const rotasDeFaq: Rota[] = [
  rotaListarArtigosRelacionados,
  rotaListarArtigos,
  rotaExportarArtigos,
  rotaListarTiposDeArtigo,
  rotaObterArtigo,
  rotaAvaliarArtigo,
  rotaDispensarTicket,
  rotaCriarArtigo,
  rotaAlterarArtigo,
  rotaPublicarArtigo,
  rotaDespublicarArtigo,
  rotaPublicarVariosArtigos,
  rotaDespublicarVariosArtigos,
]
