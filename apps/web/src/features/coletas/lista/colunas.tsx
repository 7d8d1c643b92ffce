import type { ColetaDaLista, OrdenacaoDeColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { contar } from '../contar.ts'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import { PrevisaoDaColeta } from './previsao-da-coleta.tsx'

const por = (campo: OrdenacaoDeColetas) => campo

/** COL-01 */
export const COLUNAS: Coluna<ColetaDaLista>[] = [
  {
    id: 'numero',
    cabecalho: 'Número',
    largura: 120,
    ordenavel: por('dtGeracao'),
    celula: ({ id, dtGeracao }) => (
      <DuasLinhas principal={numeroDaColeta(id)} detalhe={formatarData(dtGeracao)} />
    ),
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 124,
    noCartao: 'canto',
    celula: ({ situacao }) => <EtiquetaDaColeta situacao={situacao} />,
  },
  {
    id: 'responsavel',
    cabecalho: 'Responsável',
    larguraMinima: 170,
    peso: 3,
    celula: ({ responsavel }) => (
      <DuasLinhas principal={responsavel.nome} detalhe={TIPOS_DE_RESPONSAVEL[responsavel.tipo]} />
    ),
  },
  {
    id: 'cidade',
    cabecalho: 'Cidade',
    larguraMinima: 130,
    peso: 2,
    celula: ({ lugar, filial }) => (
      <DuasLinhas principal={`${lugar.cidade}/${lugar.uf}`} detalhe={`para ${filial.nome}`} />
    ),
  },
  {
    id: 'tickets',
    cabecalho: 'Tickets',
    larguraMinima: 170,
    peso: 3,
    celula: ({ clientes, qtdeTickets, qtdeConfirmados, situacao }) => (
      <DuasLinhas
        principal={clientes.join(', ')}
        detalhe={
          situacao === 'GERADA' && qtdeConfirmados > 0
            ? `${qtdeConfirmados} de ${contar(qtdeTickets, 'ticket coletado', 'tickets coletados')}`
            : contar(qtdeTickets, 'ticket')
        }
      />
    ),
  },
  {
    id: 'prevista',
    cabecalho: 'Previsão',
    largura: 118,
    ordenavel: por('dtPrevista'),
    celula: (coleta) => <PrevisaoDaColeta {...coleta} />,
  },
  {
    id: 'coleta',
    cabecalho: 'Coletada em',
    largura: 112,
    dispensavel: true,
    celula: ({ dtColeta }) => (dtColeta ? formatarData(dtColeta) : '–'),
  },
]
