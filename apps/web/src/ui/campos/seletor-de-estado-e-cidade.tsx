import { ESTADOS, type Uf } from '@balcao/dominio/brasil/estados'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import type { AlcaDeCampo } from './alca-de-campo.ts'
import { CampoDeSelecao } from './campo-de-selecao.tsx'
import type { Opcao } from './opcao.tsx'
import { type CarregarCidades, type Cidade, useCidades } from './use-cidades.ts'
import { type PropsDeValor, useValorDeCampo } from './use-valor-de-campo.ts'

export type Localidade = { uf: Uf | null; cidade: Cidade | null }

type SeletorDeEstadoECidadeProps = PropsDeValor<Localidade> & {
  carregarCidades: CarregarCidades
  /** Words of a failure; by default that the server could not be reached. */
  textoDoErro?: ((erro: unknown) => string) | undefined
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
  const { carregarCidades, textoDoErro, erros, disabled = false, required = false, onBlur } = props
  const { valor, definir, entrada } = useValorDeCampo<Localidade, AlcaDeCampo<Uf | null>>({
    ...props,
    vazio: NENHUMA,
  })
  const { uf, cidade } = valor
  const { cidades, fase, erro, tentarNovamente } = useCidades(uf, carregarCidades)
  const opcoes = useMemo(() => cidades.map(({ ibge, nome }) => ({ valor: ibge, nome })), [cidades])
  const falhou = fase === 'falhou'
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
        carregando={fase === 'carregando'}
        value={cidade?.ibge ?? null}
        onChange={(ibge) => definir({ uf, cidade: cidades.find((outra) => outra.ibge === ibge) ?? null })}
        disabled={disabled || uf === null}
        error={falhou ? (textoDoErro?.(erro) ?? TEXTOS.falhaDeComunicacao) : erros?.cidade}
        aoTentarNovamente={falhou ? tentarNovamente : undefined}
      />
    </SimpleGrid>
  )
}
