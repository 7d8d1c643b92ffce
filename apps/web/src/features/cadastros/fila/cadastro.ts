import type { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'

export type Cadastro = RespostaDe<typeof obterCadastro>
