import {
  type Candidato,
  listarRepresentantesParaColeta,
  listarTransportadorasParaColeta,
} from '@balcao/dominio/coletas/contratos'
import type { TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'

/** Each ticket with its own: the customer's representative, the carrier of the delivery. */
export const NATURAL = 0

const NATURAIS: Record<TipoDeResponsavel, string> = {
  representante: 'O representante de cada cliente',
  transportadora: 'A transportadora de cada ticket',
}

const detalheDe = ({ tickets, ultima_coleta, cidade, uf }: Candidato): string =>
  [
    cidade && `${cidade}/${uf}`,
    tickets > 0 && plural(tickets, 'ticket aguardando', 'tickets aguardando'),
    ultima_coleta ? `última coleta em ${formatarData(ultima_coleta)}` : 'nenhuma coleta ainda',
  ]
    .filter(Boolean)
    .join(' · ')

type Pedido = { tipo: TipoDeResponsavel; cidade: string | undefined; apenasRca: boolean; ativa: boolean }

/** COL-01 Who may fetch in that city, as options of a picker; the natural one comes first. */
export function useCandidatos({ tipo, cidade, apenasRca, ativa }: Pedido) {
  const query = { cidade, ...(apenasRca && { apenas_rca: '1' }) }
  const dosRepresentantes = useConsulta(
    listarRepresentantesParaColeta,
    { query },
    { ativa: ativa && tipo === 'representante', mostradoNaArea: true },
  )
  const dasTransportadoras = useConsulta(
    listarTransportadorasParaColeta,
    { query },
    { ativa: ativa && tipo === 'transportadora', mostradoNaArea: true },
  )
  const { data, isLoading, error, refetch } =
    tipo === 'representante' ? dosRepresentantes : dasTransportadoras
  const opcoes = useMemo(
    () => [
      { valor: NATURAL, nome: NATURAIS[tipo] },
      ...(data?.itens.map((candidato) => ({
        valor: candidato.id,
        nome: candidato.nome,
        detalhe: detalheDe(candidato),
      })) ?? []),
    ],
    [data, tipo],
  )
  return { opcoes, carregando: isLoading, aoTentarNovamente: error ? () => void refetch() : undefined }
}
