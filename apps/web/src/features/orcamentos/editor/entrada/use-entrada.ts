import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  type EntradaRapida,
  lerEntradaRapida,
  lerRespostaDaQuantidade,
  pareceCodigo,
  textoDaEntrada,
} from '@balcao/dominio/orcamentos/entrada-rapida'
import { embalagemPelaLetra, embalagemPreferida } from '@balcao/dominio/orcamentos/juntar-linha'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useEditor } from '../contexto.ts'
import { useEstadoDaFila, useFila } from './contexto-da-fila.tsx'
import { type EntradaNaFila, SEM_ENTER } from './fila.ts'
import { useAcharProduto } from './use-achar-produto.ts'

const ESCOLHA = 'Escolha um dos produtos encontrados'

function escrever({ current: campo }: RefObject<HTMLInputElement | null>, texto: string) {
  if (campo) campo.value = texto
}

const so = (codigo: string): EntradaRapida => ({ codigo, qtde: null, unidade: null })

/**
 * VEN-02 From a code, a scan or words to a line: Enter goes to the quantity, Enter adds and comes back. Each Enter takes what stands in the
 * field and leaves it empty for the next key: nothing here waits for an answer or for a drawing.
 */
export function useEntrada(campoDoProduto: RefObject<HTMLInputElement | null>) {
  const { editor, regras } = useEditor()
  const fila = useFila()
  const { entradas } = useEstadoDaFila()
  const aberta = entradas.find((entrada) => entrada.aberta) ?? null
  const campoDaQuantidade = useRef<HTMLInputElement>(null)
  /** Typed with the quantity: the packaging that begins so. */
  const [letras, setLetras] = useState<string | null>(null)
  const [apontada, setApontada] = useState<{ de: string; idEmb: number } | null>(null)
  /** The refused one that the list under the field is for. */
  const emEscolha = useRef<string | null>(null)
  /** Asked for a quantity last, though it may have been refused meanwhile. */
  const perguntada = useRef<string | null>(null)
  const achar = useAcharProduto()

  // The browser keeps what is typed in both fields: a key draws nothing again.
  const termo = () => campoDoProduto.current?.value ?? ''
  const quantidade = () => campoDaQuantidade.current?.value ?? ''
  const algarismos = regras.tamanhoQuantidadeOrcamento

  useLayoutEffect(
    () =>
      fila.ligarCampos(() => ({
        produto: campoDoProduto.current?.value ?? '',
        quantidade: campoDaQuantidade.current?.value ?? '',
      })),
    [fila, campoDoProduto],
  )

  function esvaziar() {
    escrever(campoDoProduto, '')
    escrever(campoDaQuantidade, '')
    setLetras(null)
    emEscolha.current = null
    achar.parar()
  }

  /** The one that was asked for its quantity goes on with `resposta`. */
  function responder(entrada: EntradaNaFila, resposta: string) {
    const unidades = entrada.produto?.embalagens.map(({ unidade }) => unidade) ?? null
    const lida = lerRespostaDaQuantidade(resposta, { algarismos, unidades })
    const { codigo } = entrada.pedido
    const idEmb = apontada?.de === entrada.id ? apontada.idEmb : null
    fila.responder(entrada.id, {
      texto: textoDaEntrada(codigo, resposta),
      pedido: {
        ...so(codigo),
        ...(lida.tipo === 'QUANTIDADE' && { qtde: lida.qtde, unidade: lida.unidade }),
        idEmb,
      },
      recusa: lida.tipo === 'QUANTIDADE' ? null : MENSAGENS.quantidadeInvalida,
    })
  }

  function entrar(texto: string, pedido: EntradaRapida, produto: ProdutoNoEditor | null) {
    const semQuantidade = pedido.qtde === null
    fila.entrar({ texto, pedido: { ...pedido, idEmb: null }, produto, aberta: semQuantidade })
    perguntada.current = fila.aberta()?.id ?? null
    const proximo = perguntada.current === null ? campoDoProduto : campoDaQuantidade
    proximo.current?.focus()
  }

  /** `resposta` is for the one that waits for its quantity, if any does. */
  function entrarTexto(texto: string, destacado: ProdutoNoEditor | null, resposta: string) {
    const pedido = lerEntradaRapida(texto)
    const conhecido = achar.conhecido(pedido.codigo)
    const esperava = fila.aberta()
    esvaziar()
    if (esperava) responder(esperava, resposta)
    if (conhecido || pareceCodigo(pedido.codigo)) return entrar(texto, pedido, conhecido)
    if (destacado) return entrar(destacado.idExibicao, { ...pedido, codigo: destacado.idExibicao }, destacado)
    campoDoProduto.current?.focus()
    oferecer(fila.recusar(texto, pedido, ESCOLHA), pedido.codigo)
  }

  /** Under the field; the first key puts it away, and what it was for waits beside. */
  function oferecer(id: string, procurado: string) {
    emEscolha.current = id
    achar.pesquisar(procurado, true)
  }

  function escolher(produto: ProdutoNoEditor) {
    const escolhida = emEscolha.current === null ? null : fila.retirar(emEscolha.current)
    const { qtde, unidade } = escolhida?.pedido ?? lerEntradaRapida(termo())
    const esperava = fila.aberta()
    const resposta = quantidade()
    esvaziar()
    if (esperava) responder(esperava, resposta)
    entrar(produto.idExibicao, { codigo: produto.idExibicao, qtde, unidade }, produto)
  }

  /** Enter in the product field; `destacado` is what the arrows, or the search, point at. */
  function confirmarProduto(destacado: ProdutoNoEditor | null, peloTeclado: boolean) {
    const texto = termo().trim()
    const emVista = fila.ler().entradas.find(({ id }) => id === emEscolha.current)
    // Words wait for a choice: a second Enter takes the first of what they found.
    const peloEnter = texto === '' && emVista !== undefined && !pareceCodigo(emVista.pedido.codigo)
    if (destacado && (peloTeclado || peloEnter)) return escolher(destacado)
    if (texto) entrarTexto(texto, destacado, quantidade())
  }

  function confirmarQuantidade() {
    const texto = quantidade().trim()
    const alvo = fila.aberta() ?? fila.ler().entradas.find(({ id }) => id === perguntada.current)
    const unidades = alvo?.produto?.embalagens.map(({ unidade }) => unidade) ?? null
    const lida = lerRespostaDaQuantidade(texto, { algarismos, unidades })
    if (texto && (!alvo || lida.tipo === 'OUTRA_ENTRADA')) return entrarTexto(texto, null, '')
    esvaziar()
    campoDoProduto.current?.focus()
    if (alvo) responder(alvo, texto)
  }

  function escreverNoCampo(texto: string) {
    esvaziar()
    campoDoProduto.current?.focus()
    escrever(campoDoProduto, texto)
    digitar(texto)
  }

  function digitar(texto: string) {
    emEscolha.current = null
    const { codigo, qtde } = lerEntradaRapida(texto)
    if (codigo && qtde === null) achar.pesquisar(codigo)
    else achar.parar()
  }

  /** What stands in the field without Enter waits beside it. */
  function afastar() {
    const noCampo = termo().trim()
    if (noCampo) fila.recusar(noCampo, lerEntradaRapida(noCampo), SEM_ENTER)
  }

  /** Back into the field, to be mended; what stands there steps aside. */
  function corrigir(id: string) {
    const entrada = fila.retirar(id)
    if (!entrada) return
    afastar()
    escreverNoCampo(entrada.texto)
  }

  const aoLerCodigo = useEffectEvent((texto: string) => {
    afastar()
    entrarTexto(texto, null, quantidade())
  })
  useEffect(() => fila.aoLerCodigo((texto) => aoLerCodigo(texto)), [fila])

  const aoRecusar = useEffectEvent(({ id, produto, pedido }: EntradaNaFila) => {
    if (produto) return
    // Nobody is typing a quantity: there is none to ask for any more.
    const naQuantidade = document.activeElement === campoDaQuantidade.current
    if (naQuantidade && !quantidade() && !fila.aberta()) campoDoProduto.current?.focus()
    const ninguemDigita = document.activeElement === campoDoProduto.current && !termo()
    const nadaVem = fila.ler().entradas.every(({ recusa }) => recusa !== null)
    if (ninguemDigita && nadaVem && pareceCodigo(pedido.codigo)) oferecer(id, pedido.codigo)
  })
  useEffect(() => fila.aoRecusar((entrada) => aoRecusar(entrada)), [fila])

  const produto = aberta?.produto ?? null
  return {
    termo,
    aberta,
    campoDaQuantidade,
    achar,
    escolher,
    confirmarProduto,
    confirmarQuantidade,
    corrigir,
    digitar,
    embalagem: produto && embalagemDe(produto),
    /** Whether a quantity is asked for, now and not when it was last drawn. */
    pergunta: () => fila.aberta() !== null,
    /** The newest of those that were refused. */
    corrigirUltima(): boolean {
      const ultima = fila.ler().entradas.findLast(({ recusa }) => recusa !== null)
      if (ultima) corrigir(ultima.id)
      return ultima !== undefined
    },
    /** What is being typed is given up; a code that waits for its quantity comes back to be mended. */
    desistir() {
      const dela = fila.aberta()
      const tinhaTexto = termo() !== '' || achar.estado.fase !== 'parada'
      if (dela && (!tinhaTexto || document.activeElement === campoDaQuantidade.current)) {
        fila.retirar(dela.id)
        return escreverNoCampo(dela.texto)
      }
      esvaziar()
    },
    digitarQuantidade(texto: string) {
      const unidades = produto?.embalagens.map(({ unidade }) => unidade) ?? null
      const lida = lerRespostaDaQuantidade(texto, { algarismos, unidades })
      setLetras(lida.tipo === 'QUANTIDADE' ? lida.unidade : null)
    },
    escolherEmbalagem(embalagem: EmbalagemDoProduto) {
      if (!aberta) return
      setApontada({ de: aberta.id, idEmb: embalagem.id })
      setLetras(null)
      escrever(campoDaQuantidade, quantidade().replace(/[a-z\s]/gi, ''))
    },
  }

  function embalagemDe(dele: ProdutoNoEditor): EmbalagemDoProduto | null {
    const pelaLetra = letras === null ? null : embalagemPelaLetra(dele, letras)
    const pelaEscolha =
      apontada?.de === aberta?.id ? dele.embalagens.find(({ id }) => id === apontada?.idEmb) : undefined
    return pelaLetra ?? pelaEscolha ?? embalagemPreferida(dele, editor.ler().conteudo.itens)
  }
}

export type Entrada = ReturnType<typeof useEntrada>
