import type { Rota } from '../../platform/http/rota.ts'
import { rotaConsultarEmpresaDaImplantacao } from './consultar-empresa.ts'
import { rotaConferirCodigo, rotaImplantar, rotaObterImplantacao } from './implantar.ts'
import { rotaListarPendencias } from './pendencias.ts'
import { rotaProvarEmail } from './provar-email.ts'

export const rotasDaImplantacao: Rota[] = [
  rotaObterImplantacao,
  rotaConferirCodigo,
  rotaConsultarEmpresaDaImplantacao,
  rotaProvarEmail,
  rotaImplantar,
  rotaListarPendencias,
]
