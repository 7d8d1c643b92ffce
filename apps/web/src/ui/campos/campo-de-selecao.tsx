import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Select, type SelectProps } from '@mantine/core'
import { type Opcao, opcaoNomeada, type ValorDeOpcao } from './opcao.tsx'
import { useEscolhaAoSair } from './use-escolha-ao-sair.ts'
import { ALTURA_DA_LISTA, useOpcoes, usePreSelecao } from './use-opcoes.tsx'
import { useUltimaEscolha } from './use-ultima-escolha.ts'
import { type PropsDeValor, useValorDeCampo } from './use-valor-de-campo.ts'

type DoKit = Omit<
  SelectProps,
  keyof PropsDeValor<string> | 'data' | 'filter' | 'renderOption' | 'nothingFoundMessage' | 'searchValue'
>

export type CampoDeSelecaoProps<V extends ValorDeOpcao> = DoKit &
  PropsDeValor<V | null> & {
    /** Keep the same array while the options are the same: it is indexed for the search. */
    opcoes: readonly Opcao<V>[]
    carregando?: boolean | undefined
    /** For a filter, where choosing the only option would hide what has none. */
    semPreSelecao?: boolean | undefined
    /** MES-07 For who fills a screen from the keyboard: see `useEscolhaAoSair`. */
    escolherAoSair?: boolean | undefined
    /** The options failed to arrive: asks for them again. */
    aoTentarNovamente?: (() => void) | undefined
  }

// The kit hides it from screen readers; Tab still passes it by, because the keyboard clears by erasing.
export const LIMPAR = { 'aria-label': 'Limpar', 'aria-hidden': false } as const

/** GER-07: one choice of a list, searched by typing. */
export function CampoDeSelecao<V extends ValorDeOpcao = string>(props: CampoDeSelecaoProps<V>) {
  const {
    opcoes,
    carregando = false,
    semPreSelecao = false,
    escolherAoSair = false,
    aoTentarNovamente,
    ...comuns
  } = props
  const { value, defaultValue, onChange, ref, onSearchChange, onFocus, onBlur, onKeyDown, ...visiveis } =
    comuns
  const { disabled = false, error, ...resto } = visiveis
  const { valor, definir, entrada } = useValorDeCampo<V | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
  })
  const { aoLimpar } = usePreSelecao(opcoes, {
    vazio: valor === null,
    ativa: !semPreSelecao && !carregando && !disabled,
    escolher: definir,
  })
  const lista = useOpcoes(opcoes, carregando)
  const digitacao = useEscolhaAoSair<V>({
    entrada,
    escolhido: opcoes.find((opcao) => opcao.valor === valor)?.nome ?? '',
    bloqueado: disabled || resto.readOnly === true,
    pronta: !carregando && !aoTentarNovamente,
    achar: escolherAoSair ? acharPrimeira : (nome) => opcaoNomeada(opcoes, nome)?.valor,
    escolher: (achada) => achada !== valor && definir(achada),
  })
  const ultima = useUltimaEscolha(valor)

  function acharPrimeira(search: string): V | undefined {
    const [item] = lista.filter({ options: lista.data, search, limit: 1 })
    const achada = item && 'items' in item ? item.items[0] : item
    return typeof achada === 'object' && 'value' in achada ? achada.value : undefined
  }

  function limpar() {
    aoLimpar()
    definir(null)
  }

  // Erasing the text is the keyboard's way to clear. A value whose option has not arrived yet has no text to erase.
  function aoPesquisar(novo: string) {
    digitacao.aoMudar(novo)
    onSearchChange?.(novo)
    if (novo === '' && resto.clearable !== false && opcoes.some((opcao) => opcao.valor === valor)) limpar()
  }

  const campo = (
    <Select<V>
      searchable
      clearable
      allowDeselect={false}
      selectFirstOptionOnChange
      // A form that sends the focus here must not cover its own buttons; a click, an arrow or typing opens it.
      openOnFocus={false}
      {...(resto as Omit<SelectProps<V>, 'data'>)}
      {...lista}
      maxDropdownHeight={ALTURA_DA_LISTA}
      loading={carregando}
      disabled={disabled}
      ref={entrada}
      value={valor}
      onFocus={(evento) => {
        onFocus?.(evento)
        digitacao.aoVoltar()
      }}
      // The kit's own choice on leaving waits for the list to be drawn, which a fast Tab does not.
      onBlur={(evento) => {
        onBlur?.(evento)
        digitacao.aoSair(evento.currentTarget.value)
        ultima.aoSair()
      }}
      onKeyDown={(evento) => {
        onKeyDown?.(evento)
        if (evento.key !== 'Escape' || !digitacao.digitado) return
        evento.stopPropagation()
        digitacao.desistir()
        if (valor === null && ultima.ler() !== null) definir(ultima.ler())
      }}
      {...digitacao.marca}
      error={digitacao.erro ?? error}
      searchValue={digitacao.texto}
      onSearchChange={aoPesquisar}
      onChange={(novo) => (novo === null ? limpar() : definir(novo))}
      clearButtonProps={LIMPAR}
    />
  )
  return (
    <div>
      {campo}
      {aoTentarNovamente && (
        <Button size="compact-sm" variant="default" mt={4} onClick={aoTentarNovamente}>
          {TEXTOS.tentarNovamente}
        </Button>
      )}
    </div>
  )
}
