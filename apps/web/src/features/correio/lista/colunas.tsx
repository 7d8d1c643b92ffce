import type { RecebidaDaLista } from '@balcao/dominio/correio/entrada/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EstadoDaRecebidaEmEtiqueta } from '../estado-da-recebida.tsx'

/** ALC-02 */
export const COLUNAS: Coluna<RecebidaDaLista>[] = [
  {
    id: 'de',
    cabecalho: 'De',
    larguraMinima: 180,
    peso: 2,
    celula: ({ de }) => <DuasLinhas principal={de.nome || de.email || 'Sem remetente'} detalhe={de.email} />,
  },
  {
    id: 'estado',
    cabecalho: 'Situação',
    largura: 116,
    noCartao: 'canto',
    celula: ({ estado }) => <EstadoDaRecebidaEmEtiqueta estado={estado} />,
  },
  {
    id: 'assunto',
    cabecalho: 'Assunto',
    larguraMinima: 220,
    peso: 4,
    celula: ({ assunto, motivo }) => (
      <DuasLinhas principal={assunto || 'Sem assunto'} {...(motivo && { detalhe: motivo })} />
    ),
  },
  {
    id: 'ticket',
    cabecalho: 'Ticket',
    largura: 140,
    celula: ({ ticket }) => (ticket ? formatarProtocolo(ticket.protocolo) : '–'),
  },
  {
    id: 'filial',
    cabecalho: 'Filial',
    larguraMinima: 110,
    peso: 1,
    dispensavel: 1,
    celula: ({ filial }) => filial,
  },
  {
    id: 'datahora',
    cabecalho: 'Chegou',
    largura: 120,
    celula: ({ datahora }) => <TempoRelativo data={datahora} />,
  },
]
