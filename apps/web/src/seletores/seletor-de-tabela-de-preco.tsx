import { listarTabelasDePreco } from '@balcao/dominio/produtos/contratos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../platform/api-error.ts'
import { useConsulta } from '../platform/consultas.ts'
import { CampoDeSelecao, type CampoDeSelecaoProps } from '../ui/campos/campo-de-selecao.tsx'

type SeletorDeTabelaDePrecoProps = Omit<
  CampoDeSelecaoProps<number>,
  'opcoes' | 'carregando' | 'aoTentarNovamente'
>

/** GER-12 Price table picker; its value is `numeroTabela`. */
export function SeletorDeTabelaDePreco({ label = 'Tabela de preço', ...props }: SeletorDeTabelaDePrecoProps) {
  const { data, isPending, isFetching, error, refetch } = useConsulta(
    listarTabelasDePreco,
    {},
    { listaComum: true, mostradoNaArea: true },
  )
  const opcoes = useMemo(
    () =>
      (data?.itens ?? []).map(({ numeroTabela, nomeTabela }) => ({
        valor: numeroTabela,
        nome: nomeTabela,
        detalhe: `Tabela ${numeroTabela}`,
      })),
    [data],
  )
  return (
    <CampoDeSelecao
      placeholder="Selecione a tabela"
      {...props}
      label={label}
      opcoes={opcoes}
      carregando={isPending || (isFetching && error !== null)}
      error={error ? mensagemDoErro(error) : props.error}
      aoTentarNovamente={error ? () => void refetch() : undefined}
    />
  )
}
