import {
  alterarInformacao,
  criarInformacao,
  excluirInformacao,
  type Informacao,
  listarDimensoes,
  listarInformacoes,
  listarValoresDaDimensao,
} from '@balcao/dominio/informacoes/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirSecao, ID_CLI, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { InformacoesDoCliente } from './informacoes-do-cliente.tsx'

const servidor = usarServidor()

const informacaoDe = (id: number, outras: Partial<Informacao> = {}): Informacao => ({
  id,
  dimensao: 'RAMO',
  dimensaoDesc: 'Ramo',
  dimensao_id: 11,
  descricao: 'Padaria',
  observacao: `Observação ${id}`,
  cliente_id: ID_CLI,
  colaborador: { nome: 'Bruno Castro' },
  datahora_criacao: '2026-11-10T12:00:00Z',
  permiteEditar: true,
  versao: 2,
  ...outras,
})

let enviados: unknown[] = []
let filtros: (string | null)[] = []
let informacoes: Informacao[] = []
beforeEach(() => {
  enviados = []
  filtros = []
  informacoes = [informacaoDe(1), informacaoDe(2, { permiteEditar: false })]
  const anotar = async (request: Request) => {
    enviados.push([request.method, new URL(request.url).search, await request.json()])
    return informacaoDe(9)
  }
  servidor.use(
    responder(listarInformacoes, ({ url }) => {
      filtros.push(new URL(url).searchParams.get('dimensao'))
      return paginaDe(informacoes, { take: 20 })
    }),
    responder(listarDimensoes, {
      itens: [
        { id: 1, dimensao: 'RAMO', desc: 'Ramo' },
        { id: 2, dimensao: 'PORTE', desc: 'Porte' },
      ],
    }),
    responder(listarValoresDaDimensao, ({ url }) => ({
      itens: url.endsWith('/1')
        ? [
            { id: 11, desc: 'Padaria' },
            { id: 12, desc: 'Mercado' },
          ]
        : [
            { id: 21, desc: 'Pequeno' },
            { id: 22, desc: 'Grande' },
          ],
    })),
    responder(criarInformacao, anotar),
    responder(alterarInformacao, anotar),
  )
})

const abrir = (carga = cargaDe('OPERADOR'), item: number | null = null) =>
  abrirSecao(InformacoesDoCliente, { titulo: 'Informações adicionais', carga, item })
const linha = (texto: RegExp) => screen.findByRole('row', { name: texto })
const nova = () => within(screen.getByRole('form', { name: 'Nova informação' }))

describe('o que se anotou do cliente', () => {
  it('CLI-05 segmento, descrição, observação, quem e quando', async () => {
    abrir()
    expect(await linha(/Observação 1/)).toHaveTextContent(
      /Ramo.*Padaria.*Observação 1.*Bruno Castro.*10\/11\/2026/,
    )
  })

  it('CLI-05 as caixas filtram por segmento, uma ou várias', async () => {
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('checkbox', { name: 'Ramo' }))
    await waitFor(() => expect(filtros.at(-1)).toBe('RAMO'))
    await usuario.click(screen.getByRole('checkbox', { name: 'Porte' }))
    await waitFor(() => expect(filtros.at(-1)).toBe('RAMO,PORTE'))
  })

  it('ERR-08 sem nenhuma diz isso; ERR-04 a falha fica na seção', async () => {
    informacoes = []
    const { usuario } = abrir()
    expect(await screen.findByText('Nenhuma informação disponível')).toBeVisible()
    servidor.use(responder(listarInformacoes, recusar(409, { message: 'Em manutenção.' })))
    await usuario.click(screen.getByRole('button', { name: 'Atualizar informações adicionais' }))
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
  })

  it('PER-01 quem só lê não tem formulário nem botões; ninguém mexe no que não pode', async () => {
    const { unmount } = abrir(cargaDe('COLABORADOR'))
    await linha(/Observação 1/)
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Editar|Excluir)/ })).not.toBeInTheDocument()
    unmount()
    abrir()
    expect(within(await linha(/Observação 1/)).getByRole('button', { name: /^Excluir/ })).toBeVisible()
    expect(within(await linha(/Observação 2/)).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('anotar', () => {
  async function preencher(usuario: ReturnType<typeof abrir>['usuario']) {
    await linha(/Observação 1/)
    await escolher(usuario, /Segmento/, 'Porte')
    await escolher(usuario, /Valor/, 'Grande')
    await usuario.type(nova().getByRole('textbox', { name: /Observações/ }), 'Três lojas')
    await usuario.click(nova().getByRole('button', { name: 'Adicionar' }))
  }

  it('CLI-05 segmento, um valor dele e a observação; depois o formulário está vazio', async () => {
    const { usuario } = abrir()
    await preencher(usuario)
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toEqual([
      'POST',
      '',
      { dimensao: 'PORTE', dimensao_id: 22, cliente_id: ID_CLI, observacao: 'Três lojas' },
    ])
    await waitFor(() => expect(nova().getByRole('textbox', { name: /Observações/ })).toHaveValue(''))
  })

  it('ERR-09 o que não foi salvo é dito ao lado do botão, sem toast, e o digitado fica', async () => {
    servidor.use(responder(criarInformacao, recusar(409, { message: 'Não deu.' })))
    const { usuario } = abrir()
    await preencher(usuario)
    expect(await nova().findByText('Nada foi salvo. Tente novamente.')).toBeVisible()
    expect(nova().getByRole('textbox', { name: /Observações/ })).toHaveValue('Três lojas')
    expect(screen.queryByText('Não deu.')).not.toBeInTheDocument()
  })
})

describe('corrigir e excluir', () => {
  it("CLI-05 'Nova Descrição', com 'Salvar' e 'Fechar'", async () => {
    const { usuario, aoAbrirItem } = abrir()
    await usuario.click(within(await linha(/Observação 1/)).getByRole('button', { name: /^Editar/ }))
    const janela = within(await screen.findByRole('dialog', { name: 'Nova Descrição' }))
    const campo = janela.getByRole('textbox', { name: /Observações/ })
    await usuario.clear(campo)
    await usuario.type(campo, 'Outra')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(aoAbrirItem).toHaveBeenLastCalledWith(null))
    expect(enviados).toEqual([
      [
        'PUT',
        '?id=1',
        { dimensao: 'RAMO', dimensao_id: 11, cliente_id: ID_CLI, observacao: 'Outra', versao: 2 },
      ],
    ])
  })

  it('ERR-09 a correção que falha não some da tela nem vira toast', async () => {
    servidor.use(responder(alterarInformacao, recusar(409, { message: 'Não deu.' })))
    const { usuario } = abrir(undefined, 1)
    const janela = within(await screen.findByRole('dialog', { name: 'Nova Descrição' }))
    await usuario.type(janela.getByRole('textbox', { name: /Observações/ }), ' e mais')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText('Nada foi salvo. Tente novamente.')).toBeVisible()
    expect(janela.getByRole('textbox', { name: /Observações/ })).toHaveValue('Observação 1 e mais')
    expect(screen.queryByText('Não deu.')).not.toBeInTheDocument()
  })

  it('CLI-05 excluir pergunta antes, e se desfaz', async () => {
    const excluidas: string[] = []
    servidor.use(
      responder(excluirInformacao, ({ url }) => {
        excluidas.push(new URL(url).search)
        return { message: 'Excluída.' }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(within(await linha(/Observação 1/)).getByRole('button', { name: /^Excluir/ }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Excluir esta informação?' }))
    expect(pergunta.getByText('Padaria: Observação 1')).toBeVisible()
    await usuario.click(pergunta.getByRole('button', { name: 'Excluir' }))
    await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(excluidas).toEqual([expect.stringMatching(/^\?id=1&versao=\d+$/)])
    expect(enviados[0]).toEqual([
      'POST',
      '',
      { dimensao: 'RAMO', dimensao_id: 11, cliente_id: ID_CLI, observacao: 'Observação 1' },
    ])
  })

  it('ERR-09 a exclusão que falha é dita na linha', async () => {
    servidor.use(responder(excluirInformacao, recusar(409, { message: 'Não deu.' })))
    const { usuario } = abrir()
    await usuario.click(within(await linha(/Observação 1/)).getByRole('button', { name: /^Excluir/ }))
    await usuario.click(await screen.findByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Nada foi excluído. Tente novamente.')).toBeVisible()
    expect(screen.queryByText('Não deu.')).not.toBeInTheDocument()
  })
})
