import { CAMPOS_DO_ORCAMENTO, type OrcamentoDaLista } from '@balcao/dominio/orcamentos/campos'
import { ENVIOS } from '@balcao/dominio/orcamentos/envio'
import { celulasDoDocumento, type RecorteDaLista } from '../../documento-comercial/colunas-do-documento.tsx'
import { EtiquetaDoStatus } from '../../documento-comercial/etiqueta-do-status.tsx'
import { celulaDeDinheiro } from '../../platform/listas/celula-de-dinheiro.ts'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../platform/listas/contexto.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'

export const colunasDeOrcamentos = (
  contexto: Contexto,
  recorte: RecorteDaLista = {},
): Coluna<OrcamentoDaLista>[] =>
  colunasDosCampos(
    CAMPOS_DO_ORCAMENTO,
    contexto,
    {
      ...celulasDoDocumento(contexto, recorte),
      status: {
        celula: ({ status, idPedido, envio }) => (
          <DuasLinhas
            principal={<EtiquetaDoStatus status={status} />}
            detalhe={
              idPedido === null
                ? envio.situacao !== 'NAO_ENVIADO' && ENVIOS[envio.situacao]
                : `Pedido ${idPedido}`
            }
          />
        ),
      },
      dtVal: recorte.doCliente ? { noCartao: 'linha' } : {},
    },
    celulaDeDinheiro,
  )
