import type { Rota } from '../../platform/http/rota.ts'
import { rotaEnviarDocumento, rotaExcluirDocumento } from './enviar-e-excluir.ts'
import { rotaBaixarDocumento, rotaListarDocumentacao } from './listar.ts'

export const rotasDeDocumentacao: Rota[] = [
  rotaListarDocumentacao,
  rotaEnviarDocumento,
  rotaBaixarDocumento,
  rotaExcluirDocumento,
]
