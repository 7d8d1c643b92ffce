import { pesquisarProdutosDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { precificarOrcamento } from '@balcao/dominio/orcamentos/precificar'
import { act, screen, waitFor } from '@testing-library/react'
import { Profiler, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CAFE, edicaoDe, linhaGravada } from '../../../teste/orcamento-em-edicao.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { BarraDeTotais } from './barra-de-totais.tsx'
import { ContextoDoEditor, type EditorAberto } from './contexto.ts'
import { criarEditor } from './editor.ts'
import { ProvedorDaFila } from './entrada/contexto-da-fila.tsx'
import { EntradaDeProdutos } from './entrada/entrada-de-produtos.tsx'
import { ContextoDoFoco, type Foco } from './foco.ts'
import { ContextoDasAcoes } from './grade/acoes.ts'
import { GradeDeItens } from './grade/grade-de-itens.tsx'
import type { AlcaDaGrade } from './grade/use-foco-da-grade.ts'
import { criarParteDasDespesas, criarPrecificacao } from './precificacao.ts'

const servidor = usarServidor()

const QUANTOS = 500
const ITENS = Array.from({ length: QUANTOS }, (_, i) =>
  linhaGravada({ id: i + 1, chave: `linha-${String(i).padStart(3, '0')}`, idProd: 1_000 + i }),
)
const PRODUTOS = ITENS.map(({ idProd }) => ({ ...CAFE, id: idProd, idExibicao: String(idProd) }))
const NADA = () => {}

// Nothing comes near the visible part by itself: the first block is all there is.
class SemCruzamentos {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', SemCruzamentos))
afterEach(() => vi.unstubAllGlobals())

/** The parts of the editor over 500 lines; counted is how often each was drawn, and which rows asked for their price, as a row that is drawn does. */
function abrir(produtos = PRODUTOS) {
  const editor = criarEditor(edicaoDe({ itens: ITENS, produtos }))
  const desenhos = { entrada: 0, grade: 0, totais: 0 }
  const perguntadas: string[] = []
  const precificar = criarPrecificacao(() => undefined)
  const aberto: EditorAberto = {
    editor,
    salvamento: { salvar: async () => {} } as EditorAberto['salvamento'],
    precificar(linha, produto, operacao) {
      perguntadas.push(linha.chave)
      return precificar(linha, produto, operacao)
    },
    parteDasDespesas: criarParteDasDespesas(precificar),
    regras: {
      tamanhoQuantidadeOrcamento: 6,
      permitePrecoDigitado: false,
      descontoAcimaDoLimite: 'BLOQUEIA',
      validacaoPreco: 'BRUTO',
    },
    soLeitura: null,
  }
  const contar = (parte: string) => {
    desenhos[parte as keyof typeof desenhos] += 1
  }
  function Partes() {
    const campo = useRef<HTMLInputElement>(null)
    const grade = useRef<AlcaDaGrade>(null)
    const foco: Foco = {
      irParaOProduto: NADA,
      mostrarLinha: NADA,
      irParaCelula: (chave, coluna) => grade.current?.irParaCelula(chave, coluna),
    }
    return (
      <ContextoDoEditor value={aberto}>
        <ContextoDoFoco value={foco}>
          <ContextoDasAcoes
            value={{
              explicar: NADA,
              verOndeHa: () => {},
              verHistorico: NADA,
              remover: NADA,
              alternarBonificacao: NADA,
              pedirPreco: null,
            }}
          >
            <ProvedorDaFila>
              <Profiler id="entrada" onRender={contar}>
                <EntradaDeProdutos campoDoProduto={campo} aoColarLista={NADA} />
              </Profiler>
              <Profiler id="grade" onRender={contar}>
                <GradeDeItens alca={grade} />
              </Profiler>
            </ProvedorDaFila>
            <ContextoDoEditor value={{ ...aberto, precificar }}>
              <Profiler id="totais" onRender={contar}>
                <BarraDeTotais aoConverter={undefined} aoAdicionar={undefined} />
              </Profiler>
            </ContextoDoEditor>
          </ContextoDasAcoes>
        </ContextoDoFoco>
      </ContextoDoEditor>
    )
  }
  const tela = abrirNaSessao(<Partes />)
  return {
    ...tela,
    editor,
    precificar,
    /** What was drawn and asked for since the last time. */
    desde() {
      const contados = { ...desenhos, perguntadas: [...new Set(perguntadas)] }
      Object.assign(desenhos, { entrada: 0, grade: 0, totais: 0 })
      perguntadas.length = 0
      return contados
    },
  }
}

it('VEN-02 de 500 linhas desenham-se poucas, e a que o teclado pede', async () => {
  const { usuario } = abrir()
  const linhas = await screen.findAllByRole('row')
  expect(linhas.length).toBeLessThan(20)
  const ultima = screen.getAllByLabelText('Quantidade').at(-1) as HTMLElement
  await usuario.click(ultima)
  await usuario.keyboard('{ArrowDown}')
  expect(document.activeElement).not.toBe(ultima)
  expect(document.activeElement).toHaveAccessibleName('Quantidade')
})

it('VEN-02 uma tecla numa célula não desenha mais que ela: nenhum preço, nenhum total', async () => {
  const { usuario, desde } = abrir()
  const [desconto] = await screen.findAllByLabelText('Desconto em porcento')
  await usuario.click(desconto as HTMLElement)
  desde()
  await usuario.keyboard('2')
  const { entrada, totais, perguntadas } = desde()
  expect({ entrada, totais, perguntadas }).toEqual({ entrada: 0, totais: 0, perguntadas: [] })
})

it('VEN-02 o que se concluiu numa linha desenha essa linha, e as outras mantêm o preço que tinham', async () => {
  const { usuario, editor, precificar, desde } = abrir()
  const [desconto] = await screen.findAllByLabelText('Desconto em porcento')
  await usuario.click(desconto as HTMLElement)
  const { operacao } = editor.ler().edicao
  const precos = () =>
    editor
      .ler()
      .conteudo.itens.map((linha) => precificar(linha, editor.ler().produtos.get(linha.idProd), operacao))
  const antes = precos()
  const total = screen.getByText('Total', { selector: 'dt' }).nextElementSibling as HTMLElement
  const somado = total.textContent
  desde()
  await usuario.keyboard('2{Tab}')
  await waitFor(() => expect(total).not.toHaveTextContent(somado ?? ''))
  expect(desde().perguntadas).toEqual(['linha-000'])
  expect(precos().flatMap((preco, i) => (preco === antes[i] ? [] : i))).toEqual([0])
})

it('VEN-02 depois das primeiras teclas a entrada rápida não desenha nada', async () => {
  // Nobody answers: an answer would draw its list.
  servidor.use(responder(pesquisarProdutosDoOrcamento, () => new Promise<never>(NADA)))
  const { usuario, desde } = abrir()
  await screen.findAllByRole('row')
  await usuario.click(screen.getByRole('combobox', { name: 'Adicionar produto' }))
  await usuario.keyboard('ar')
  desde()
  await usuario.keyboard('roz')
  expect(desde()).toEqual({ entrada: 0, grade: 0, totais: 0, perguntadas: [] })
  expect(screen.getByRole('combobox', { name: 'Adicionar produto' })).toHaveValue('arroz')
})

it('VEN-02 o frete que se digita muda já o imposto das linhas que o tributam, como no servidor, e só ele', async () => {
  const [preco] = CAFE.precos
  if (!preco) throw new Error('falta o preço')
  const regra = { ...preco.regra, ipi: 10, despesasNaBase: ['IPI' as const] }
  const tributados = PRODUTOS.map((produto, i) =>
    i === 0 ? { ...produto, precos: [{ ...preco, regra }] } : produto,
  )
  const { editor, precificar, desde } = abrir(tributados)
  const [, primeira, segunda] = await screen.findAllByRole('row')
  expect(primeira).toHaveTextContent('R$ 22,00')
  const antes = segunda?.textContent
  desde()
  // 500 lines of 20,00: each has 1,00 of the freight and of the insurance, and the first 0,20 more of IPI.
  act(() => editor.mudarCabecalho({ vlFrete: 500, vlSeguro: 500 }))
  await waitFor(() => expect(primeira).toHaveTextContent('R$ 22,20'))
  expect(segunda?.textContent).toBe(antes)
  const { conteudo, produtos, edicao } = editor.ler()
  const { linhas } = precificarOrcamento({
    itens: conteudo.itens,
    produtos,
    operacao: edicao.operacao,
    cupom: null,
    vlFrete: 500,
    vlSeguro: 500,
    taxaFixa: 0,
  })
  expect(linhas.get('linha-000')?.vlTot.toFixed(2)).toBe('22.20')
  expect(precificar(conteudo.itens[0] as never, produtos.get(1_000), edicao.operacao)?.vlTot.toFixed(2)).toBe(
    '22.00',
  )
})

it('VEN-02 onde nenhuma regra o tributa, o frete não desenha linha nenhuma nem pergunta preços', async () => {
  const { editor, desde } = abrir()
  await screen.findAllByRole('row')
  desde()
  act(() => editor.mudarCabecalho({ vlFrete: 500 }))
  await waitFor(() =>
    expect(screen.getByText('Frete', { selector: 'dt' }).nextElementSibling).toHaveTextContent('500'),
  )
  expect(desde()).toMatchObject({ grade: 0, perguntadas: [] })
})
