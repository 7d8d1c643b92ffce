import type { PrecoGravado } from '@balcao/dominio/precos/preco-mantido'
import { expect, it } from 'vitest'
import { CAFE, edicaoDe, gravada, linhaGravada } from '../../../teste/orcamento-em-edicao.ts'
import { criarEditor } from './editor.ts'
import { mantidoDe } from './estado.ts'
import { criarPrecificacao } from './precificacao.ts'

const PRECO: PrecoGravado = {
  valorUnitario: '7.77',
  precoTabela: '7.77',
  descontoErp: null,
  precoDigitado: false,
  promocao: null,
  memoria: null,
}
const LINHA = linhaGravada({ qtde: 3 })
const OUTRA = linhaGravada({ id: 2, chave: 'outra-linha', qtde: 1 })
const BRINDE = linhaGravada({
  id: 3,
  chave: `brinde-1-${LINHA.idProd}`,
  bonificado: true,
  brindeDe: { id: 1, nome: 'Leve 10' },
})
const MANTIDOS = [LINHA, BRINDE].map(({ chave }) => ({ chave, preco: PRECO }))

function abrir() {
  const edicao = edicaoDe({ itens: [LINHA, OUTRA, BRINDE], produtos: [CAFE], mantidos: MANTIDOS })
  const editor = criarEditor(edicao)
  const precificar = criarPrecificacao((linha) => mantidoDe(editor.ler(), linha))
  const custa = ({ chave }: { chave: string }) => {
    const { linhas, brindes, produtos } = editor.ler()
    const linha = linhas.get(chave) ?? brindes.find((um) => um.chave === chave)
    return (
      linha && precificar(linha, produtos.get(linha.idProd), edicao.operacao)?.preco.precoFinal.toFixed(2)
    )
  }
  const salvar = (itens: { chave: string }[], removidos: string[] = []) => {
    const { linhas } = editor.ler()
    const envio = { cabecalho: {}, itens: itens.flatMap(({ chave }) => linhas.get(chave) ?? []), removidos }
    const resposta = { ...gravada({ versao: 1, ...envio } as never), brindes: [...editor.ler().brindes] }
    editor.confirmar(envio, resposta, new Date(0))
  }
  const doCatalogo = custa(OUTRA)
  return { editor, custa, salvar, edicao, doCatalogo }
}

it('VEN-02 a linha que ninguém tocou mostra o preço que se prometeu, e a outra o de hoje', () => {
  const { custa, doCatalogo } = abrir()
  expect(doCatalogo).not.toBe('7.77')
  expect([custa(LINHA), custa(BRINDE)]).toEqual(['7.77', '7.77'])
})

it('VEN-02 tocada, mostra o de hoje; devolvida antes de se gravar, o prometido; depois de gravada, não mais', () => {
  const { editor, custa, salvar, doCatalogo } = abrir()
  editor.mudarLinha(LINHA.chave, { qtde: 4 })
  expect(custa(LINHA)).toBe(doCatalogo)
  editor.mudarLinha(LINHA.chave, { qtde: 3 })
  expect(custa(LINHA)).toBe('7.77')
  editor.mudarLinha(LINHA.chave, { qtde: 4 })
  salvar([LINHA])
  editor.mudarLinha(LINHA.chave, { qtde: 3 })
  expect(custa(LINHA)).toBe(doCatalogo)
  // The gift goes with the product that was touched.
  expect(custa(BRINDE)).toBe(doCatalogo)
})

it('VEN-02 gravar a outra não muda o que se prometeu; tirada e devolvida, a linha é outra', () => {
  const acucar = linhaGravada({ id: 4, chave: 'de-outro-produto', idProd: CAFE.id + 1 })
  const { editor, custa, salvar, edicao, doCatalogo } = abrir()
  editor.receber({ ...edicao, itens: [...edicao.itens, acucar] })
  salvar([acucar])
  expect([custa(LINHA), custa(BRINDE)]).toEqual(['7.77', '7.77'])
  const devolver = editor.remover(LINHA.chave)
  salvar([], [LINHA.chave])
  devolver()
  expect(custa(LINHA)).toBe(doCatalogo)
})

it('VEN-02 o que outros gravaram diz o que ainda se mantém', () => {
  const { editor, custa, edicao, doCatalogo } = abrir()
  editor.receber({ ...edicao, versao: 2, mantidos: [] })
  expect(custa(LINHA)).toBe(doCatalogo)
})
