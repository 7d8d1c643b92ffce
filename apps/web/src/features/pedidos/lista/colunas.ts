import { CAMPOS_DO_PEDIDO, type PedidoDaLista } from '@balcao/dominio/pedidos/campos'
import {
  celulasDoDocumento,
  type RecorteDaLista,
} from '../../../documento-comercial/colunas-do-documento.tsx'
import { celulaDeDinheiro } from '../../../platform/listas/celula-de-dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import type { Coluna } from '../../../ui/listas/coluna.ts'

/** VEN-01, DOC-06 Of one customer, the number of their own purchase order tells more than the name. */
export const colunasDePedidos = (contexto: Contexto, recorte: RecorteDaLista = {}): Coluna<PedidoDaLista>[] =>
  colunasDosCampos(
    CAMPOS_DO_PEDIDO,
    contexto,
    { ...celulasDoDocumento(contexto, recorte), ordComp: recorte.doCliente ? {} : false },
    celulaDeDinheiro,
  )
