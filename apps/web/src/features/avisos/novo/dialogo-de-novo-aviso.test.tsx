import { publicarAviso } from '@balcao/dominio/avisos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirSino, servidorDeAvisos } from '../../../teste/aviso.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { recusar, responder, semRede, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'

const servidor = usarServidor()

let enviados: unknown[] = []
beforeEach(() => {
  enviados = []
  servidor.use(
    ...servidorDeAvisos([]),
    responder(publicarAviso, async (request) => {
      enviados.push(await request.json())
      return { id: 1, agendado: false }
    }),
  )
})

async function abrirDialogo() {
  const tela = abrirSino(cargaDe('GERENTE'))
  return { ...tela, janela: await abrirDeNovo(tela) }
}
async function abrirDeNovo({ usuario }: ReturnType<typeof abrirSino>) {
  await usuario.click(await screen.findByRole('button', { name: /^Avisos/ }))
  await usuario.click(await screen.findByRole('button', { name: 'Novo aviso' }))
  return within(await screen.findByRole('dialog', { name: 'Novo aviso' }))
}
type Aberto = Awaited<ReturnType<typeof abrirDialogo>>

async function preencher({ janela, usuario }: Aberto) {
  await usuario.type(janela.getByLabelText(/^Título/), 'Feriado')
  await usuario.type(janela.getByLabelText(/^Mensagem/), 'Sem entregas.')
}
const publicar = ({ janela, usuario }: Aberto) =>
  usuario.click(janela.getByRole('button', { name: 'Publicar' }))
const pergunta = () => screen.findByRole('dialog', { name: 'Publicar aviso?' })

describe('novo aviso', () => {
  it('PER-01 quem não pode publicar não tem o botão', async () => {
    const { usuario } = abrirSino(cargaDe('SUPERVISOR'))
    await usuario.click(await screen.findByRole('button', { name: /^Avisos/ }))
    expect(await screen.findByText('Sem informações no momento.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Novo aviso' })).not.toBeInTheDocument()
  })

  it('GER-04 o que falta é dito no campo, com o foco nele, e nada é enviado', async () => {
    const tela = await abrirDialogo()
    await publicar(tela)
    expect(tela.janela.getAllByText('Campo obrigatório')).toHaveLength(2)
    expect(tela.janela.getByLabelText(/^Título/)).toHaveFocus()
    await tela.usuario.type(tela.janela.getByLabelText(/^Título/), 'F')
    expect(tela.janela.getAllByText('Campo obrigatório')).toHaveLength(1)
    expect(enviados).toEqual([])
  })

  it('API-11 escolhe o público, confirma e publica uma vez', async () => {
    const tela = await abrirDialogo()
    const { janela, usuario } = tela
    await preencher(tela)
    await usuario.click(janela.getByLabelText('Importante'))
    await usuario.click(janela.getByRole('combobox', { name: 'Para quem' }))
    await usuario.click(await screen.findByRole('option', { name: 'Operador' }))
    await usuario.click(janela.getByRole('combobox', { name: 'Filial' }))
    await usuario.click(await screen.findByRole('option', { name: /Filial Campinas/ }))
    await usuario.click(janela.getByRole('combobox', { name: 'Setores' }))
    await usuario.click(await screen.findByRole('option', { name: 'Logística' }))
    await usuario.type(janela.getByLabelText('Aparece a partir de'), '31/12/2099')
    await publicar(tela)
    const questao = await pergunta()
    expect(questao).toHaveTextContent('Para: Operador · Filial Campinas, só nos setores escolhidos.')
    expect(questao).toHaveTextContent('Aparece a partir de 31/12/2099.')
    await usuario.dblClick(within(questao).getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('Aviso publicado.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Novo aviso' })).not.toBeInTheDocument())
    expect(enviados).toEqual([
      {
        titulo: 'Feriado',
        mensagem: 'Sem entregas.',
        importante: true,
        tipos: ['OPERADOR'],
        idFil: 2,
        setores: [7],
        de: '2099-12-31',
        ate: null,
      },
    ])
    const vazia = await abrirDeNovo(tela)
    expect(vazia.getByLabelText(/^Título/)).toHaveValue('')
  })

  it('GER-09 um dia que não existe fica no campo, e nada é enviado', async () => {
    const tela = await abrirDialogo()
    await preencher(tela)
    await provarRecusa('features/avisos/novo/campos-do-aviso.tsx', {
      usuario: tela.usuario,
      servidor,
      campo: tela.janela.getByLabelText('Aparece a partir de'),
      texto: '31/02/2099',
      enviar: () => publicar(tela),
    })
  })

  it('API-11 cancelar a pergunta não publica e deixa publicar depois', async () => {
    const tela = await abrirDialogo()
    await preencher(tela)
    await publicar(tela)
    await tela.usuario.click(within(await pergunta()).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByText('Publicar aviso?')).not.toBeInTheDocument())
    expect(enviados).toEqual([])
    await publicar(tela)
    expect(await pergunta()).toHaveTextContent('Para: Todas as pessoas · todas as filiais.')
  })

  it.each([
    ['sem rede', semRede(), 'Falha na comunicação com o servidor!'],
    ['recusado', recusar(409, { message: 'Tente mais tarde.' }), 'Tente mais tarde.'],
  ])('ERR-03 %s: a falha fica no diálogo, e o que foi escrito também', async (_caso, resposta, texto) => {
    servidor.use(responder(publicarAviso, resposta as Response))
    const tela = await abrirDialogo()
    await preencher(tela)
    await publicar(tela)
    await tela.usuario.click(within(await pergunta()).getByRole('button', { name: 'Publicar' }))
    expect(await tela.janela.findByRole('alert')).toHaveTextContent(texto)
    expect(tela.janela.getByLabelText(/^Mensagem/)).toHaveValue('Sem entregas.')
  })

  it('ERR-02 o campo recusado pelo servidor recebe a mensagem', async () => {
    servidor.use(
      responder(publicarAviso, recusar(422, { message: 'Confira.', campos: { titulo: 'Título repetido' } })),
    )
    const tela = await abrirDialogo()
    await preencher(tela)
    await publicar(tela)
    await tela.usuario.click(within(await pergunta()).getByRole('button', { name: 'Publicar' }))
    expect(await tela.janela.findByText('Título repetido')).toBeVisible()
  })

  it('o rascunho sobrevive a uma nova entrada; descartar pergunta e apaga', async () => {
    const tela = await abrirDialogo()
    await preencher(tela)
    tela.unmount()
    const outra = await abrirDialogo()
    expect(outra.janela.getByLabelText(/^Título/)).toHaveValue('Feriado')
    await outra.usuario.click(outra.janela.getByRole('button', { name: 'Descartar' }))
    const questao = await screen.findByRole('dialog', { name: 'Descartar o rascunho?' })
    await outra.usuario.click(within(questao).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Novo aviso' })).not.toBeInTheDocument())
    expect((await abrirDeNovo(outra)).getByLabelText(/^Título/)).toHaveValue('')
  })
})
