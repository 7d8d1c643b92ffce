import { CloseButton, Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { LIMPAR } from './campo-de-selecao.tsx'
import type { PropsDeEntrada } from './campo-mascarado.tsx'
import { ListaDoSeletor } from './lista-do-seletor.tsx'
import { type Opcao, opcaoDeNome, type ValorDeOpcao } from './opcao.tsx'
import { lembrarRecente, lerRecentes } from './recentes.ts'
import { anuncioDoConteudo, useConteudoDoSeletor } from './use-conteudo-do-seletor.ts'
import { type Pesquisar, usePesquisaAssincrona } from './use-pesquisa-assincrona.ts'
import { useTextoSemEscolha } from './use-texto-sem-escolha.ts'
import { useUltimaEscolha } from './use-ultima-escolha.ts'
import { type PropsDeValor, useValorDeCampo } from './use-valor-de-campo.ts'

export type SeletorAssincronoProps<O extends Opcao<ValorDeOpcao>> = Omit<
  PropsDeEntrada,
  'label' | 'rightSection'
> &
  PropsDeValor<O | null> & {
    label: string
    pesquisar: Pesquisar<O>
    /** Said in the open menu before anything is typed. */
    dica: string
    atraso?: number | undefined
    /** Characters before a search is worth asking. */
    minimoDeCaracteres?: number | undefined
    /** For short lists: asks with an empty text when the menu opens. */
    listaAoAbrir?: boolean | undefined
    /** Said when such a list is empty. */
    semOpcoes?: string | undefined
    /** Remembers the last choices made on this machine, under this name. */
    chaveDeRecentes?: string | undefined
    /** Words of a failure; by default that the server could not be reached. */
    textoDoErro?: ((erro: unknown) => string) | undefined
    /** Shown in the place of the magnifying glass once something is chosen. */
    icone?: ((escolhida: O) => ReactNode) | undefined
  }

/** Two customers may have the same name: the line that told them apart in the menu stays, under the field. */
function detalheDe(
  escolhida: Opcao<ValorDeOpcao> | null,
): Pick<PropsDeEntrada, 'description' | 'inputWrapperOrder'> {
  if (!escolhida?.detalhe) return {}
  return { description: escolhida.detalhe, inputWrapperOrder: ['label', 'input', 'description', 'error'] }
}

/** GER-12: base of every picker that searches on the server; its value is the whole option. */
export function SeletorAssincrono<O extends Opcao<ValorDeOpcao>>(props: SeletorAssincronoProps<O>) {
  const {
    pesquisar: perguntar,
    dica,
    atraso,
    minimoDeCaracteres = 1,
    listaAoAbrir = false,
    semOpcoes,
    chaveDeRecentes,
    icone,
    ...outras
  } = props
  const { value, defaultValue, onChange, ref, label, textoDoErro, ...campo } = outras
  const { onFocus, onBlur, onKeyDown, error, ...resto } = campo
  const { valor, definir, entrada } = useValorDeCampo<O | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
  })
  // Null: nothing is being typed, and the field shows the choice.
  const [termo, setTermo] = useState<string | null>(null)
  const acabouDeEscolher = useRef(false)
  const [recentes, setRecentes] = useState<readonly O[]>([])
  const { estado, pesquisar, parar } = usePesquisaAssincrona(perguntar, atraso)
  const conteudo = useConteudoDoSeletor({ estado, recentes, dica, semOpcoes, textoDoErro })
  const menu = useCombobox({ onDropdownOpen: aoAbrir })
  const { resetSelectedOption, selectFirstOption } = menu
  const bloqueado = Boolean(resto.disabled || resto.readOnly)
  const sobra = termo !== null && termo.trim() !== '' && termo !== valor?.nome && !bloqueado
  const problema = useTextoSemEscolha(sobra, entrada)
  const ultima = useUltimaEscolha(valor)
  // Another choice from elsewhere: a form that is reset, a draft.
  const mostrada = useRef(valor?.valor)
  useLayoutEffect(() => {
    if (mostrada.current === valor?.valor) return
    mostrada.current = valor?.valor
    if (valor !== null) setTermo(null)
  })

  // Enter takes the first hit of what was typed, but never one of the recent choices by accident.
  useEffect(() => {
    resetSelectedOption()
    if (estado.fase === 'pronta' && estado.termo !== '') selectFirstOption()
  }, [estado, resetSelectedOption, selectFirstOption])

  /** By a click, an arrow or typing; never by the focus alone, which a refused form also sends here. */
  function aoAbrir() {
    if (chaveDeRecentes) setRecentes(lerRecentes<O>(chaveDeRecentes))
    if (sobra) pesquisar(termo.trim(), true)
    else if (listaAoAbrir) pesquisar('', true)
  }

  function fechar() {
    menu.closeDropdown()
    setTermo(null)
    parar()
  }

  function aoDigitar(texto: string) {
    problema.calar()
    setTermo(texto)
    menu.openDropdown()
    const procurado = texto.trim()
    if (texto === '' && valor !== null) definir(null)
    if (procurado.length >= minimoDeCaracteres) pesquisar(procurado)
    else if (listaAoAbrir) pesquisar('', true)
    else parar()
  }

  function aoEscolher(chave: string) {
    const escolhida =
      conteudo.tipo === 'opcoes' ? conteudo.opcoes.find((opcao) => String(opcao.valor) === chave) : undefined
    if (!escolhida) return
    escolher(escolhida)
    acabouDeEscolher.current = true
  }
  function escolher(escolhida: O) {
    if (chaveDeRecentes) lembrarRecente(chaveDeRecentes, escolhida)
    definir(escolhida)
    fechar()
  }
  // Typing again looks for another one, instead of adding to the name of this one.
  useLayoutEffect(() => {
    if (!acabouDeEscolher.current) return
    acabouDeEscolher.current = false
    entrada.current?.select()
  })

  const tentarNovamente = () => estado.fase === 'falhou' && pesquisar(estado.termo, true)

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(evento)
    if (evento.key === 'Escape' && termo !== null) {
      evento.stopPropagation()
      fechar()
      if (valor === null && ultima.ler() !== null) definir(ultima.ler())
    }
    if (evento.key !== 'Enter' || !menu.dropdownOpened || menu.getSelectedOptionIndex() !== -1) return
    // An Enter with nothing to choose yet must not send the form around the picker.
    evento.preventDefault()
    tentarNovamente()
  }

  function aoEntrar(evento: FocusEvent<HTMLInputElement>) {
    evento.currentTarget.select()
    onFocus?.(evento)
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    const nomeada = sobra && estado.fase === 'pronta' ? opcaoDeNome(estado.opcoes, termo) : undefined
    if (nomeada) escolher(nomeada)
    else if (sobra) {
      menu.closeDropdown()
      parar()
      problema.aoSair()
    } else fechar()
    ultima.aoSair()
    onBlur?.(evento)
  }

  const botaoDeLimpar = (valor !== null || sobra) && !bloqueado && (
    <CloseButton
      {...LIMPAR}
      size="md"
      tabIndex={-1}
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={() => {
        if (valor !== null) definir(null)
        fechar()
      }}
    />
  )
  return (
    <>
      <Combobox store={menu} onOptionSubmit={aoEscolher} readOnly={bloqueado}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            leftSection={(valor && icone?.(valor)) ?? <IconSearch size={16} aria-hidden />}
            {...resto}
            {...(termo === null ? detalheDe(valor) : {})}
            label={label}
            ref={entrada}
            value={termo ?? valor?.nome ?? ''}
            onChange={(evento) => aoDigitar(evento.currentTarget.value)}
            onClick={() => bloqueado || menu.openDropdown()}
            onFocus={aoEntrar}
            onBlur={aoSair}
            onKeyDown={aoTeclar}
            {...problema.marca}
            error={problema.visivel ?? error}
            rightSectionPointerEvents="all"
            rightSection={estado.fase === 'carregando' ? <Loader size="xs" aria-hidden /> : botaoDeLimpar}
          />
        </Combobox.Target>
        <ListaDoSeletor
          rotulo={label}
          conteudo={conteudo}
          escolhido={valor?.valor}
          aoTentarNovamente={tentarNovamente}
        />
      </Combobox>
      <VisuallyHidden role="status">{menu.dropdownOpened ? anuncioDoConteudo(conteudo) : ''}</VisuallyHidden>
    </>
  )
}
