import { CANAL_DE_CLIENTES, type EventosDeClientes } from '@balcao/dominio/clientes/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { type Evento, publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06 Whoever shows this customer, or something of theirs, reads it again. */
export const eventoDoCliente = ({ muda }: Pick<Autoria, 'muda'>): Evento => ({
  canal: CANAL_DE_CLIENTES,
  evento: 'cliente-mudou' satisfies keyof EventosDeClientes,
  dados: {} satisfies EventosDeClientes['cliente-mudou'],
  muda,
})

export const anunciarCliente = (tx: Tx, autoria: Pick<Autoria, 'muda'>): Promise<void> =>
  publicar(tx, eventoDoCliente(autoria))
