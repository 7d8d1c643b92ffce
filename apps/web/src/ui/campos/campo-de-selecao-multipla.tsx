import { type ComboboxRenderPillInput, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useRef } from 'react'
import { LIMPAR } from './campo-de-selecao.tsx'
import estilos from './campos.module.css'
import { type Opcao, opcaoNomeada, type ValorDeOpcao } from './opcao.tsx'
import { useEscolhaAoSair } from './use-escolha-ao-sair.ts'
import { ALTURA_DA_LISTA, useOpcoes, usePreSelecao } from './use-opcoes.tsx'
import { type PropsDeValor, useValorDeCampo } from './use-valor-de-campo.ts'

type DoKit = Omit<
  MultiSelectProps,
  | keyof PropsDeValor<string>
  | 'data'
  | 'filter'
  | 'renderOption'
  | 'renderPill'
  | 'nothingFoundMessage'
  | 'onRemove'
  | 'searchValue'
  | 'onSearchChange'
>

type CampoDeSelecaoMultiplaProps<V extends ValorDeOpcao> = DoKit &
  PropsDeValor<V[]> & {
    /** Keep the same array while the options are the same: it is indexed for the search. */
    opcoes: readonly Opcao<V>[]
    carregando?: boolean | undefined
    semPreSelecao?: boolean | undefined
    /** One line whatever is chosen ('Aberto +2'), for a bar whose chips tell the rest. */
    resumido?: boolean | undefined
  }

const NENHUM: never[] = []

/** GER-07, GER-12: several choices of a list, searched by typing. */
export function CampoDeSelecaoMultipla<V extends ValorDeOpcao = string>(
  props: CampoDeSelecaoMultiplaProps<V>,
) {
  const { opcoes, carregando = false, semPreSelecao = false, resumido = false, ...comuns } = props
  const {
    value,
    defaultValue,
    onChange,
    ref,
    disabled = false,
    onFocus,
    onBlur,
    onKeyDown,
    ...visiveis
  } = comuns
  const { error, ...resto } = visiveis
  const { valor, definir, entrada } = useValorDeCampo<V[]>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: NENHUM,
  })
  const { aoLimpar } = usePreSelecao(opcoes, {
    vazio: valor.length === 0,
    ativa: !semPreSelecao && !carregando && !disabled,
    escolher: (unica) => definir([unica]),
  })
  const lista = useOpcoes(opcoes, carregando)
  const digitacao = useEscolhaAoSair<V>({
    entrada,
    escolhido: '',
    bloqueado: disabled || resto.readOnly === true,
    pronta: !carregando,
    achar: (nome) => opcaoNomeada(opcoes, nome)?.valor,
    escolher: (achada) => !valor.includes(achada) && definir([...valor, achada]),
  })
  const saindo = useRef(false)

  return (
    <MultiSelect<V>
      searchable
      // The chips beside a summary take the choices away.
      clearable={!resumido}
      selectFirstOptionOnChange
      openOnFocus={false}
      {...(resto as Omit<MultiSelectProps<V>, 'data'>)}
      {...lista}
      maxDropdownHeight={ALTURA_DA_LISTA}
      loading={carregando}
      disabled={disabled}
      ref={entrada}
      value={valor}
      onChange={(novos) => {
        if (novos.length === 0) aoLimpar()
        definir(novos)
      }}
      clearButtonProps={LIMPAR}
      {...(resumido && { renderPill: resumir(valor) })}
      onFocus={(evento) => {
        onFocus?.(evento)
        digitacao.aoVoltar()
      }}
      onBlur={(evento) => {
        onBlur?.(evento)
        // The kit empties the field next.
        saindo.current = true
        digitacao.aoSair(evento.currentTarget.value)
      }}
      onKeyDown={(evento) => {
        onKeyDown?.(evento)
        if (evento.key !== 'Escape' || !digitacao.digitado) return
        evento.stopPropagation()
        digitacao.desistir()
      }}
      {...digitacao.marca}
      error={digitacao.erro ?? error}
      searchValue={digitacao.texto}
      onSearchChange={(novo) => {
        if (!saindo.current) digitacao.aoMudar(novo)
        saindo.current = false
      }}
      classNames={{ inputField: estilos.entradaMultipla ?? '', pillsList: estilos.escolhas ?? '' }}
    />
  )
}

function resumir<V extends ValorDeOpcao>(escolhidos: readonly V[]) {
  return ({ value, option }: ComboboxRenderPillInput<V>) => {
    const [primeiro, ...outros] = escolhidos
    if (value !== primeiro) return null
    return (
      <span className={estilos.resumo}>
        {/* The options may still be on the way. */}
        <span>{(option as typeof option | undefined)?.label ?? '…'}</span>
        {outros.length > 0 && ` +${outros.length}`}
      </span>
    )
  }
}
