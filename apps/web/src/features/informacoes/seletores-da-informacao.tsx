import { listarDimensoes, listarValoresDaDimensao } from '@balcao/dominio/informacoes/contratos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'

const COMO_LISTA = { listaComum: true, mostradoNaArea: true } as const

/** The segments by which customers are known. */
export const useDimensoes = () => useConsulta(listarDimensoes, {}, COMO_LISTA)

type SeletorProps<V> = { value: V | null; onChange: (valor: V | null) => void; error?: string | undefined }

/** CLI-05 Its value is the key of the segment. */
export function SeletorDeSegmento({ error, ...campo }: SeletorProps<string>) {
  const { data, error: falha, isPending, refetch } = useDimensoes()
  const opcoes = useMemo(
    () => data?.itens.map(({ dimensao, desc }) => ({ valor: dimensao, nome: desc })) ?? [],
    [data],
  )
  return (
    <CampoDeSelecao
      label="Segmento"
      required
      {...campo}
      opcoes={opcoes}
      carregando={isPending}
      error={falha ? mensagemDoErro(falha) : error}
      aoTentarNovamente={falha ? () => void refetch() : undefined}
    />
  )
}

type SeletorDeValorProps = SeletorProps<number> & { dimensao: string | null }

/** CLI-05 What the chosen segment may be. */
export function SeletorDeValor({ dimensao, error, ...campo }: SeletorDeValorProps) {
  const id = useDimensoes().data?.itens.find((outra) => outra.dimensao === dimensao)?.id
  const {
    data,
    error: falha,
    isFetching,
    refetch,
  } = useConsulta(
    listarValoresDaDimensao,
    { params: { id: id ?? 0 } },
    { ...COMO_LISTA, ativa: id !== undefined },
  )
  const valores = id === undefined ? undefined : data
  const opcoes = useMemo(
    () => valores?.itens.map(({ id: valor, desc }) => ({ valor, nome: desc })) ?? [],
    [valores],
  )
  return (
    <CampoDeSelecao<number>
      label="Valor"
      required
      {...campo}
      opcoes={opcoes}
      disabled={id === undefined}
      carregando={isFetching && !valores}
      error={falha ? mensagemDoErro(falha) : error}
      aoTentarNovamente={falha ? () => void refetch() : undefined}
    />
  )
}
