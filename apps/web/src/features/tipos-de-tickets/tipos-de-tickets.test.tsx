import {
  guardarRascunhoDoTipo,
  listarTiposDaAdministracao,
  moverTicketsDeVersao,
  obterTipoDaAdministracao,
  previaDaMudancaDeVersao,
  publicarTipoDeTicket,
  type TipoEmEdicao,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const etapa = (chave: string, nome: string, permiteFinalizar = false) => ({
  ...{ chave, nome, setorId: 1, statusId: 1, requisito: null, permiteFinalizar },
  ...{ desvio: false, aguardaColeta: false, saidas: [] },
})
const CONTEUDO = {
  ...{ descricao: 'Troca', menuId: 1, usaAssunto: 1, usaConsumidorFinal: 0, usaNota: 0, usaNotaProduto: 2 },
  ...{ usaProduto: 0, usaProrrogacao: 0, usaMensagem: 2, usaTransportadora: 0, motivosObrigatorio: false },
  ...{ permiteEspelho: false, troca: false, minutosResposta: 60, minutosSolucao: null },
  motivos: [
    { chave: '1', pai: null, descricao: 'Avaria', padrao: false, informa: false, subnivelObrigatorio: false },
    { chave: '2', pai: null, descricao: 'Falta', padrao: false, informa: false, subnivelObrigatorio: false },
  ],
  etapas: [etapa('10', 'Triagem'), etapa('11', 'Fim', true)],
}
const TIPO: TipoEmEdicao = {
  ...{ id: 5, chave: 'TROCA', nome: 'Troca', menu: 'Solicitação', ativo: true, numero: 2, rascunho: true },
  versoes: [
    { numero: 1, abertos: 3 },
    { numero: 2, abertos: 1 },
  ],
  publicado: CONTEUDO,
  rascunhado: CONTEUDO,
  versao: 4,
  problemas: [],
  diferencas: [
    {
      ...{ onde: 'tipo', como: 'muda', oQue: 'Prazo de resposta' },
      ...{ antes: '30 minutos de expediente', depois: '1 hora de expediente' },
    },
    {
      ...{ onde: 'etapas', como: 'entra', oQue: 'Etapa “Triagem” · Saída “Negar”' },
      ...{ antes: '—', depois: 'Quem avança escolhe → Fim' },
    },
  ],
  abertosPorEtapa: [
    { numero: 1, etapa: 'Vistoria', tickets: 2 },
    { numero: 1, etapa: 'Triagem', tickets: 1 },
    { numero: 2, etapa: 'Fim', tickets: 1 },
  ],
  menus: [{ id: 1, nome: 'Solicitação' }],
  setores: [
    { id: 1, nome: 'Logística', temGente: true },
    { id: 2, nome: 'Vazio', temGente: false },
  ],
  situacoes: [
    { id: 1, nome: 'Aberto', esperaCliente: false },
    { id: 2, nome: 'Aguardando', esperaCliente: true },
  ],
  temComoConcluir: true,
}

function abrir(endereco = '/administracao/tipos-de-tickets/5') {
  const pedidos: [string, unknown][] = []
  const feito = (nome: string) => async (pedido: Request) => {
    pedidos.push([nome, await pedido.json()])
    return { message: 'Feito.', id: 5 }
  }
  servidor.use(
    ...respostasDoPortal(),
    responder(listarTiposDaAdministracao, { itens: [TIPO] }),
    responder(obterTipoDaAdministracao, TIPO),
    responder(guardarRascunhoDoTipo, feito('guardar')),
    responder(publicarTipoDeTicket, feito('publicar')),
    responder(previaDaMudancaDeVersao, {
      itens: [
        { de: { id: 8, nome: 'Vistoria' }, tickets: 2, para: null },
        { de: { id: 9, nome: 'Triagem' }, tickets: 1, para: 10 },
      ],
      destinos: [
        { id: 10, nome: 'Triagem', setor: 'Logística' },
        { id: 11, nome: 'Fim', setor: 'Logística' },
      ],
    }),
    responder(moverTicketsDeVersao, async (pedido) => {
      pedidos.push(['mover', await pedido.json()])
      return { message: '3 tickets passaram à versão 2.', movidos: 3, faltam: 0 }
    }),
  )
  return { ...abrirPortal(endereco), pedidos }
}

/** The flow as a list, which is all that a phone shows. */
async function abrirNaLista() {
  const tela = abrir()
  await tela.usuario.click(await screen.findByRole('tab', { name: 'Lista' }))
  return tela
}

describe('ADM-05 a tela de um tipo de tickets', () => {
  it('ADM-05 a lista diz a versão em vigor e onde estão os tickets abertos', async () => {
    const { usuario } = abrir('/administracao/tipos-de-tickets')
    const linha = await screen.findByRole('row', { name: /Troca/ })
    expect(linha).toHaveTextContent(/Rascunho.*Solicitação.*Versão 2.*3 na versão 1, 1/)
    await usuario.click(within(linha).getByText('Troca'))
    expect(await screen.findByText('Versão 2 em vigor')).toBeVisible()
  })

  it('ADM-05 os motivos se movem pelo teclado, e o rascunho vai na versão que se viu', async () => {
    const { usuario, pedidos } = abrir()
    const [, falta] = await screen.findAllByRole('textbox', { name: 'Descrição do motivo' })
    if (!falta) throw new Error('a tela não mostra os dois motivos')
    falta.focus()
    await usuario.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await usuario.click(screen.getByRole('button', { name: 'Guardar rascunho' }))
    await waitFor(() => expect(pedidos).toHaveLength(1))
    expect(pedidos[0]?.[1]).toMatchObject({
      versao: 4,
      conteudo: {
        motivos: [
          { chave: '1', pai: null },
          { chave: '2', pai: '1' },
        ],
      },
    })
  })

  it('ADM-06 o que prende um ticket se diz na etapa, enquanto se escreve', async () => {
    const { usuario } = await abrirNaLista()
    await screen.findByRole('textbox', { name: 'Etapa 2' })
    const [, fim] = screen.getAllByRole('checkbox', { name: 'O ticket pode ser finalizado aqui' })
    if (!fim) throw new Error('a tela não mostra as duas etapas')
    await usuario.click(fim)
    expect(screen.getByText(/^Beco sem saída/)).toBeVisible()
    expect(screen.getByText(/^Volta sem saída/)).toBeVisible()
    const [setor] = screen.getAllByRole('combobox', { name: 'Setor' })
    await usuario.selectOptions(setor as HTMLElement, 'Vazio')
    expect(screen.getByText('Ninguém trabalha na fila deste setor.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publicar…' })).toBeDisabled()
  })

  it('ADM-06 o que é de uma saída se diz no campo dela, e tirar a etapa tira as saídas que levavam a ela', async () => {
    const { usuario } = await abrirNaLista()
    const [nova] = await screen.findAllByRole('button', { name: 'Nova saída' })
    await usuario.click(nova as HTMLElement)
    const saida = screen.getByRole('textbox', { name: 'O que se lê' })
    expect(saida).toBeInvalid()
    expect(saida).toHaveAccessibleDescription('Cada saída precisa de um nome.')
    await usuario.type(saida, 'Segue')
    expect(saida).toBeValid()
    await usuario.click(screen.getByRole('button', { name: 'Tirar Fim' }))
    expect(screen.queryByRole('textbox', { name: 'O que se lê' })).not.toBeInTheDocument()
  })

  it('ADM-05 Ctrl+Z desfaz o que se digitou de uma vez, Ctrl+Y refaz, e a página recarregada ainda o tem', async () => {
    const { usuario, unmount } = await abrirNaLista()
    const nome = await screen.findByRole('textbox', { name: 'Etapa 2' })
    await usuario.type(nome, ' da linha')
    await usuario.keyboard('{Control>}z{/Control}')
    expect(nome).toHaveValue('Fim')
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeDisabled()
    await usuario.keyboard('{Control>}y{/Control}')
    expect(nome).toHaveValue('Fim da linha')
    unmount()
    await abrirNaLista()
    expect(await screen.findByRole('textbox', { name: 'Etapa 2' })).toHaveValue('Fim da linha')
    expect(screen.getByText('Mudanças por guardar')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Voltar ao guardado' }))
    expect(screen.getByRole('textbox', { name: 'Etapa 2' })).toHaveValue('Fim')
  })

  it('ADM-06 um ticket fictício percorre o rascunho até o fim, e volta um passo', async () => {
    const { usuario } = await abrirNaLista()
    await usuario.click(await screen.findByRole('button', { name: 'Abrir um ticket fictício' }))
    const caminho = screen.getByRole('list', { name: 'Caminho do ticket fictício' })
    expect(caminho).toHaveTextContent(/Triagem.*Setor: Logística · Situação: Aberto · Exigência: nenhuma/)
    await usuario.click(within(caminho).getByRole('button', { name: 'Segue a ordem → Fim' }))
    expect(within(caminho).getByText('Fim').closest('li')).toHaveFocus()
    await usuario.click(within(caminho).getByRole('button', { name: 'Finaliza o ticket' }))
    expect(screen.getByText('O ticket fictício chegou ao fim em 2 etapas.')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Voltar um passo' }))
    const [, fim] = screen.getAllByRole('checkbox', { name: 'O ticket pode ser finalizado aqui' })
    await usuario.click(fim as HTMLElement)
    expect(screen.getByText(/^O ticket fictício ficou preso/)).toBeVisible()
  })

  it('ADM-06 publicar mostra a diferença e quantos tickets ficam', async () => {
    const { usuario, pedidos } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Publicar…' }))
    const janela = await screen.findByRole('dialog', { name: 'Publicar a versão 3' })
    expect(
      within(janela).getByRole('row', {
        name: 'Muda Prazo de resposta 30 minutos de expediente 1 hora de expediente',
      }),
    ).toBeVisible()
    expect(within(janela).getByRole('rowheader', { name: 'Etapas e saídas' })).toBeVisible()
    expect(within(janela).getByRole('row', { name: /^Entra Etapa “Triagem” · Saída “Negar”/ })).toBeVisible()
    expect(janela).toHaveTextContent('4 tickets abertos ficam na versão em que já estão')
    expect(within(janela).getByText('Versão 1: 2 em “Vistoria”, 1 em “Triagem”')).toBeVisible()
    await usuario.click(within(janela).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(pedidos).toEqual([['publicar', { versao: 4 }]]))
  })

  it('ADM-05 os tickets de uma versão só passam à outra com cada etapa escolhida', async () => {
    const { usuario, pedidos } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Passar à versão 2…' }))
    const janela = await screen.findByRole('dialog', { name: 'Passar tickets à versão 2' })
    const enviar = await within(janela).findByRole('button', { name: 'Passar os tickets' })
    expect(enviar).toBeDisabled()
    await usuario.selectOptions(
      within(janela).getByRole('combobox', { name: 'Vistoria: 2 tickets abertos' }),
      'Fim · Logística',
    )
    await usuario.click(enviar)
    await waitFor(() =>
      expect(pedidos).toEqual([
        [
          'mover',
          {
            numero: 1,
            para: 2,
            etapas: [
              { de: 8, para: 11 },
              { de: 9, para: 10 },
            ],
          },
        ],
      ]),
    )
  })
})
