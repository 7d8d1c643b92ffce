import { type ModoDeCadastro, tornaCliente } from '@balcao/dominio/cadastros/modos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { mudarCliente } from '../../clientes/mudar-cliente.ts'

type Efetivacao = {
  clienteId: number
  /** Of the registration: 'SIMPLIFICADO' is a pre-registration, whose prospect stays one. */
  modo: ModoDeCadastro
  simulacao: boolean
  autoria: Autoria
}

/** CAD-01 What approval changes on the customer, who was written when the registration was sent; the customer is held. */
export const efetivarCadastro = (
  tx: Tx,
  { clienteId, modo, simulacao, autoria }: Efetivacao,
): Promise<void> =>
  mudarCliente(
    tx,
    autoria,
    { id: clienteId },
    {
      campos: { prospect: !tornaCliente({ modo, simulacao }), simulacao },
      acao: 'EFETIVAR_CADASTRO',
      dados: { modo, simulacao },
    },
  )
