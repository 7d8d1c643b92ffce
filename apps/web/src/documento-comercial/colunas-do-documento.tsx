import { formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { DocumentoDaLista } from '@balcao/dominio/pedidos/campos'
import type { ColunaPropria } from '../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../platform/listas/contexto.ts'
import { DuasLinhas } from '../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../ui/retorno/tempo-relativo.tsx'
import { ClienteDoDocumento } from './cliente-do-documento.tsx'
import { EtiquetaDoStatus } from './etiqueta-do-status.tsx'

export type RecorteDaLista = {
  /** VEN-01 Only the reader's own: who took it goes without saying. */
  meus?: boolean
  /** CLI-01 Of one customer, whose name goes without saying. */
  doCliente?: boolean
}

type Propria = ColunaPropria<DocumentoDaLista>

/** CLI-01, VEN-01, DOC-06 What a quote and an order show alike. */
export const celulasDoDocumento = (
  { filiais }: Contexto,
  { meus = false, doCliente = false }: RecorteDaLista,
): Record<'id' | 'status' | 'dtHorInc', Propria> & { cliente: Propria | false } => ({
  id: {
    alinhamento: 'esquerda',
    celulaDoCartao: ({ id }) => String(id),
    celula: ({ id, filial }) => (
      <DuasLinhas
        principal={String(id)}
        detalhe={filiais.length > 1 ? (filial.desc ?? filial.razSoc) : null}
      />
    ),
  },
  status: { celula: ({ status }) => <EtiquetaDoStatus status={status} /> },
  cliente: !doCliente && {
    celulaDoCartao: ({ cliente }) => nomeDoCliente(cliente),
    celula: (documento) => <ClienteDoDocumento {...documento} />,
  },
  dtHorInc: {
    celulaDoCartao: ({ dtHorInc }) => <TempoRelativo data={dtHorInc} />,
    celula: ({ dtHorInc, colaborador }) => (
      <DuasLinhas
        inteiro
        principal={<TempoRelativo data={dtHorInc} semHora />}
        titulo={formatarDataHora(dtHorInc)}
        detalhe={[horaEm(new Date(dtHorInc)), !meus && nomeCurto(colaborador.nome)]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
})
