import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { lerEntradaRapida } from '@balcao/dominio/orcamentos/entrada-rapida'
import {
  embalagemPelaLetra,
  embalagemPreferida,
  menorQuantidade,
} from '@balcao/dominio/orcamentos/juntar-linha'
import { lerQuantidade } from '@balcao/dominio/orcamentos/lista-colada'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { type RefObject, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useEditor } from '../contexto.ts'
import { useAcharProduto } from './use-achar-produto.ts'
import { useAdicionar } from './use-adicionar.ts'

/** A product that is about to be added; null while the server is asked for it. */
type Escolhido = { produto: ProdutoNoEditor | null; embalagem: EmbalagemDoProduto | null }

type Erros = { produto?: string; qtde?: string }
const SEM_ERROS: Erros = {}

const PARECE_CODIGO = /^\S*\d\S*$/
// A scanner does not wait for the quantity: what is longer than any quantity is the next code.
const MENOR_CODIGO_DE_BARRAS = 8
const CODIGO_LIDO = new RegExp(`^\\d{${MENOR_CODIGO_DE_BARRAS},}$`)

function escrever({ current: campo }: RefObject<HTMLInputElement | null>, texto: string) {
  if (campo) campo.value = texto
}

/** VEN-02 From a code, a scan or words to a line: Enter goes to the quantity, Enter adds and comes back. */
export function useEntrada(campoDoProduto: RefObject<HTMLInputElement | null>) {
  const { editor } = useEditor()
  const [escolhido, setEscolhido] = useState<Escolhido | null>(null)
  const [erros, setErros] = useState<Erros>(SEM_ERROS)
  const campoDaQuantidade = useRef<HTMLInputElement>(null)
  /** What the product that is on its way is for; another number, and it comes too late. */
  const pedido = useRef(0)
  const aoChegar = useRef<string | null>(null)
  const aCaminho = useRef(false)
  const achar = useAcharProduto()
  const adicionar = useAdicionar()

  // The browser keeps what is typed in both fields: a key draws nothing again.
  const termo = () => campoDoProduto.current?.value ?? ''
  const quantidade = () => campoDaQuantidade.current?.value.trim() ?? ''

  function recomecar(texto = '') {
    // First: arriving there gives up what was chosen, and would keep what was typed.
    campoDoProduto.current?.focus()
    pedido.current += 1
    aoChegar.current = null
    aCaminho.current = false
    setEscolhido(null)
    escrever(campoDoProduto, texto)
    escrever(campoDaQuantidade, '')
    setErros(SEM_ERROS)
    achar.parar()
  }

  function escolher(produto: ProdutoNoEditor, inicio: string | null = null): EmbalagemDoProduto | null {
    const { itens } = editor.ler().conteudo
    const embalagem = (inicio && embalagemPelaLetra(produto, inicio)) || embalagemPreferida(produto, itens)
    achar.parar()
    setErros(SEM_ERROS)
    const menor = embalagem ? formatarNumero(menorQuantidade(embalagem)) : '1'
    // What was typed while the product was on its way stays.
    escrever(campoDaQuantidade, (aCaminho.current && quantidade()) || menor)
    aCaminho.current = false
    setEscolhido({ produto, embalagem })
    campoDaQuantidade.current?.focus()
    return embalagem
  }

  /** True when it is in the quote. */
  function juntar(
    produto: ProdutoNoEditor,
    embalagem: EmbalagemDoProduto | null,
    qtde: number | null,
  ): boolean {
    const recusa = adicionar(produto, embalagem, qtde)
    if (recusa) {
      setErros(recusa)
      ;(recusa.qtde ? campoDaQuantidade : campoDoProduto).current?.select()
    } else recomecar()
    return !recusa
  }

  async function pedirPorCodigo(codigo: string, qtde: number | null, unidade: string | null) {
    pedido.current += 1
    const numero = pedido.current
    achar.parar()
    aCaminho.current = true
    setEscolhido({ produto: null, embalagem: null })
    escrever(campoDaQuantidade, qtde === null ? '' : formatarNumero(qtde))
    if (qtde === null) campoDaQuantidade.current?.focus()
    try {
      const produto = await achar.porCodigo(codigo)
      if (numero !== pedido.current) return
      const digitada = aoChegar.current
      if (!produto) {
        recomecar(codigo)
        setErros({ produto: `Nenhum produto com o código ${codigo}` })
        achar.pesquisar(codigo, true)
        return campoDoProduto.current?.select()
      }
      editor.conhecer([produto])
      const embalagem = escolher(produto, unidade)
      if (qtde !== null) juntar(produto, embalagem, qtde)
      else if (digitada !== null) confirmarQuantidade(digitada, { produto, embalagem })
    } catch (erro) {
      if (numero !== pedido.current) return
      recomecar(codigo)
      setErros({ produto: mensagemDoErro(erro) })
    }
  }

  /** Enter in the product field; `destacado` is what the arrows, or the search, point at. */
  function confirmarProduto(destacado: ProdutoNoEditor | null, peloTeclado: boolean) {
    const { codigo, qtde, unidade } = lerEntradaRapida(termo())
    if (codigo === '') return
    const exato = achar.conhecido(codigo)
    const produto = peloTeclado ? destacado : (exato ?? (PARECE_CODIGO.test(codigo) ? null : destacado))
    if (produto) {
      const embalagem = escolher(produto, unidade)
      if (qtde !== null) juntar(produto, embalagem, qtde)
    } else if (PARECE_CODIGO.test(codigo)) void pedirPorCodigo(codigo, qtde, unidade)
    else achar.pesquisar(codigo, true)
  }

  function confirmarQuantidade(texto = quantidade(), atual = escolhido) {
    if (!atual) return
    const { produto, embalagem } = atual
    if (!produto) {
      aoChegar.current = texto
      return
    }
    if (!CODIGO_LIDO.test(texto)) return void juntar(produto, embalagem, lerQuantidade(texto))
    if (!juntar(produto, embalagem, embalagem && menorQuantidade(embalagem))) return
    const conhecido = achar.conhecido(texto)
    if (conhecido) escolher(conhecido)
    else void pedirPorCodigo(texto, null, null)
  }

  return {
    termo,
    escolhido,
    erros,
    campoDaQuantidade,
    achar,
    recomecar,
    escolher,
    confirmarProduto,
    confirmarQuantidade,
    digitar(texto: string) {
      setErros(SEM_ERROS)
      const { codigo, qtde } = lerEntradaRapida(texto)
      if (codigo && qtde === null) achar.pesquisar(codigo)
      else achar.parar()
    },
    digitarQuantidade: () => setErros(SEM_ERROS),
    escolherEmbalagem: (embalagem: EmbalagemDoProduto) =>
      setEscolhido((atual) => atual && { ...atual, embalagem }),
  }
}

export type Entrada = ReturnType<typeof useEntrada>
