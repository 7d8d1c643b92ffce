import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarPermissoes, rotaOQueAPessoaPode, rotaPesquisarPessoas, rotaQuemPode } from './ler.ts'
import { rotaDecidirDaPessoa, rotaMudarPermissoes } from './mudar.ts'

export const rotasDePermissoes: Rota[] = [
  rotaListarPermissoes,
  rotaMudarPermissoes,
  rotaQuemPode,
  rotaPesquisarPessoas,
  rotaOQueAPessoaPode,
  rotaDecidirDaPessoa,
]
