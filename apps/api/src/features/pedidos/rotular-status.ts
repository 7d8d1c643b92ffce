import type { PedidoDaLista } from '@balcao/dominio/pedidos/campos'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import type { Negocio } from '../../negocio.ts'

export type Rotular = (status: string, filialId: number) => PedidoDaLista['status']

/** PAR-02 Each order is called as its own branch calls it; a list asks for each branch's names once. */
export function criarRotulador(negocio: Pick<Negocio, 'parametros'>): Rotular {
  const porFilial = new Map<number, Record<string, string>>()
  return (status, filialId) => {
    const nomes = porFilial.get(filialId) ?? negocio.parametros(filialId).descricaoStatusPedido
    porFilial.set(filialId, nomes)
    return { chave: status, label: labelDoStatus(status, nomes) }
  }
}
