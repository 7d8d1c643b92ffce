import { ESTADOS, type Uf } from '@balcao/dominio/brasil/estados'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { mensagemDoErro } from '../platform/api-error.ts'
import { useConsulta } from '../platform/consultas.ts'
import type { AlcaDeCampo } from '../ui/campos/alca-de-campo.ts'
import { CampoDeSelecao } from '../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../ui/campos/opcao.tsx'
import { type PropsDeValor, useValorDeCampo } from '../ui/campos/use-valor-de-campo.ts'

type Cidade = { ibge: string; nome: string }
export type Localidade = { uf: Uf | null; cidade: Cidade | null }

type SeletorDeEstadoECidadeProps = PropsDeValor<Localidade> & {
  erros?: { uf?: string | undefined; cidade?: string | undefined } | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  onBlur?: (() => void) | undefined
}

const NENHUMA: Localidade = { uf: null, cidade: null }
const OPCOES_DE_ESTADO: Opcao<Uf>[] = ESTADOS.map(({ sigla, nome }) => ({
  valor: sigla,
  nome: `${sigla} - ${nome}`,
}))

/** GER-13: state, then its city; another state clears the city. */
export function SeletorDeEstadoECidade(props: SeletorDeEstadoECidadeProps) {
  const { erros, disabled = false, required = false, onBlur } = props
  const { valor, definir, entrada } = useValorDeCampo<Localidade, AlcaDeCampo<Uf | null>>({
    ...props,
    vazio: NENHUMA,
  })
  const { uf, cidade } = valor
  const { data, error, isFetching, refetch } = useConsulta(
    listarCidades,
    { params: { uf: uf ?? 'AC' } },
    { ativa: uf !== null, listaComum: true, mostradoNaArea: true },
  )
  const cidades = uf === null ? undefined : data?.itens
  const opcoes = useMemo(
    () => cidades?.map(({ ibge, cidade: nome }) => ({ valor: ibge, nome })) ?? [],
    [cidades],
  )
  const comuns = { required, onBlur }

  return (
    <SimpleGrid type="container" cols={{ base: 1, '360px': 2 }} spacing="sm">
      <CampoDeSelecao
        {...comuns}
        label="Estado"
        placeholder="Selecione o estado"
        opcoes={OPCOES_DE_ESTADO}
        ref={entrada}
        value={uf}
        onChange={(nova) => nova !== uf && definir({ uf: nova, cidade: null })}
        disabled={disabled}
        error={erros?.uf}
      />
      <CampoDeSelecao
        {...comuns}
        label="Cidade"
        placeholder={TEXTOS.selecioneACidade}
        opcoes={opcoes}
        carregando={isFetching}
        value={cidade?.ibge ?? null}
        onChange={(ibge) => {
          const escolhida = opcoes.find(({ valor: codigo }) => codigo === ibge)
          definir({ uf, cidade: escolhida ? { ibge: escolhida.valor, nome: escolhida.nome } : null })
        }}
        disabled={disabled || uf === null}
        error={error ? mensagemDoErro(error) : erros?.cidade}
        aoTentarNovamente={error ? () => void refetch() : undefined}
      />
    </SimpleGrid>
  )
}
