import { listarMotivosDeAtendimento, registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { orcamentoDe } from '../../teste/orcamento.ts'
import { abrirNaSessao, ID_CLI, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { RegistrarAtendimento } from './registrar-atendimento.tsx'

const servidor = usarServidor()
const AMANHA = somarDias(hojeEm(new Date()), 1)
let enviados: unknown[] = []
beforeEach(() => {
  enviados = []
  servidor.use(
    responder(listarMotivosDeAtendimento, {
      itens: [
        { id: 1, desc: 'Venda' },
        { id: 2, desc: 'Cobrança' },
      ],
      motivosPerda: [
        { id: 8, desc: 'Preço' },
        { id: 9, desc: 'Prazo' },
      ],
    }),
    responder(listarOrcamentosDoCliente, paginaDe([orcamentoDe(70), orcamentoDe(71)], { take: 100 })),
    responder(registrarAtendimento, async (request) => {
      enviados.push(await request.json())
      return { id: 1, message: 'Atendimento registrado.' }
    }),
  )
})

async function abrir(orcamento?: number, carga = cargaDe('OPERADOR')) {
  const [aoFechar, aoRegistrar] = [vi.fn(), vi.fn()]
  const tela = abrirNaSessao(
    <RegistrarAtendimento
      idCli={ID_CLI}
      idFil={1}
      orcamento={orcamento}
      aoFechar={aoFechar}
      aoRegistrar={aoRegistrar}
    />,
    carga,
  )
  const janela = within(await screen.findByRole('dialog', { name: 'Registrar atendimento' }))
  await janela.findByRole('combobox', { name: /^Motivo/ })
  const enviar = () => tela.usuario.click(janela.getByRole('button', { name: 'Registrar atendimento' }))
  return { ...tela, janela, enviar, aoFechar, aoRegistrar }
}

describe('registrar atendimento', () => {
  it('CLI-08 motivo e descrição bastam; o resto vai vazio', async () => {
    const { usuario, janela, enviar, aoFechar, aoRegistrar } = await abrir()
    await enviar()
    expect((await janela.findAllByText('Campo obrigatório')).length).toBeGreaterThan(0)
    await escolher(usuario, /^Motivo/, 'Cobrança')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Ligo')
    await enviar()
    expect(await janela.findByText('Informe pelo menos 5 caracteres')).toBeVisible()
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'u e pediu prazo')
    await enviar()
    expect(await screen.findByText('Atendimento registrado.')).toBeVisible()
    expect(enviados).toEqual([
      {
        cliente_id: ID_CLI,
        orcamento_id: null,
        motivo_id: 2,
        descricao: 'Ligou e pediu prazo',
        data_retorno: null,
        situacaoOrcamento: null,
        motivoPerda: null,
      },
    ])
    expect(aoRegistrar).toHaveBeenCalledOnce()
    expect(aoFechar).toHaveBeenCalledOnce()
  })

  it('CLI-08 o orçamento que fica em aberto exige a data de retorno; perdido, o motivo da perda', async () => {
    const { usuario, janela, enviar } = await abrir()
    expect(janela.queryByRole('radiogroup')).not.toBeInTheDocument()
    await escolher(usuario, /^Motivo/, 'Venda')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Falou do orçamento')
    await escolher(usuario, /^Orçamento/, /^71/)
    await usuario.click(await janela.findByRole('radio', { name: 'Em aberto' }))
    await enviar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.click(janela.getByRole('radio', { name: 'Perdido' }))
    await escolher(usuario, /Motivo da perda/, 'Preço')
    await enviar()
    expect(await screen.findByText('Atendimento registrado.')).toBeVisible()
    expect(enviados[0]).toMatchObject({
      orcamento_id: 71,
      situacaoOrcamento: 2,
      motivoPerda: 8,
      data_retorno: null,
    })
  })

  it('CLI-08 de um orçamento certo, é só dele; a data de retorno tem limites', async () => {
    const parametros = [{ chave: 'GERAL_diasMaximosRetorno', filialId: null, valor: '10' }]
    const { usuario, janela, enviar } = await abrir(71, cargaDe('OPERADOR', { parametros }))
    expect(janela.queryByRole('combobox', { name: /^Orçamento/ })).not.toBeInTheDocument()
    expect(janela.getByText('71')).toBeVisible()
    await escolher(usuario, /^Motivo/, 'Venda')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Vai pensar')
    await usuario.click(janela.getByRole('radio', { name: 'Em aberto' }))
    const retorno = janela.getByRole('textbox', { name: /Data de retorno/ })
    await usuario.type(retorno, formatarData(somarDias(AMANHA, 30)))
    await enviar()
    expect(enviados).toEqual([])
    await usuario.clear(retorno)
    await usuario.type(retorno, formatarData(AMANHA))
    await enviar()
    expect(await screen.findByText('Atendimento registrado.')).toBeVisible()
    expect(enviados[0]).toMatchObject({ orcamento_id: 71, situacaoOrcamento: 1, data_retorno: AMANHA })
  })

  it('CLI-08 a filial que não reagenda não exige o retorno', async () => {
    const parametros = [{ chave: 'GERAL_reagendaOrcamento', filialId: null, valor: 'N' }]
    const { usuario, janela, enviar } = await abrir(71, cargaDe('OPERADOR', { parametros }))
    await escolher(usuario, /^Motivo/, 'Venda')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Vai pensar')
    await usuario.click(janela.getByRole('radio', { name: 'Em aberto' }))
    await enviar()
    expect(await screen.findByText('Atendimento registrado.')).toBeVisible()
  })

  it('ERR-02 a recusa fica no diálogo, com o que foi digitado', async () => {
    servidor.use(
      responder(
        registrarAtendimento,
        recusar(409, { codigo: 'ORCAMENTO_ENCERRADO', message: 'Já foi ganho.' }),
      ),
    )
    const { usuario, janela, enviar, aoFechar } = await abrir()
    await escolher(usuario, /^Motivo/, 'Venda')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Vai pensar')
    await enviar()
    expect(await janela.findByRole('alert')).toHaveTextContent('Já foi ganho.')
    expect(janela.getByRole('textbox', { name: /Descrição/ })).toHaveValue('Vai pensar')
    expect(aoFechar).not.toHaveBeenCalled()
  })

  it('ERR-01 o que ficou pela metade é oferecido de volta', async () => {
    const primeira = await abrir()
    await primeira.usuario.type(primeira.janela.getByRole('textbox', { name: /Descrição/ }), 'Ligou de manhã')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Ligou de manhã'))
    primeira.unmount()
    const { usuario, janela } = await abrir()
    await usuario.click(janela.getByRole('button', { name: 'Recuperar' }))
    expect(janela.getByRole('textbox', { name: /Descrição/ })).toHaveValue('Ligou de manhã')
  })

  it('ERR-04 sem os motivos, diz e deixa tentar de novo', async () => {
    servidor.use(responder(listarMotivosDeAtendimento, recusar(409, { message: 'Em manutenção.' })))
    const { usuario } = abrirNaSessao(<RegistrarAtendimento idCli={ID_CLI} idFil={1} aoFechar={() => {}} />)
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
    servidor.use(
      responder(listarMotivosDeAtendimento, { itens: [{ id: 1, desc: 'Venda' }], motivosPerda: [] }),
    )
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('combobox', { name: /^Motivo/ })).toBeVisible()
  })
})

it('GER-09, CLI-08 a data de retorno que não vale não vai, nem some', async () => {
  const { usuario, janela, enviar } = await abrir()
  await escolher(usuario, /^Motivo/, 'Cobrança')
  await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Ligou e pediu prazo')
  await provarRecusa('features/atendimentos/registrar-atendimento.tsx', {
    ...{ usuario, servidor, enviar, texto: '99/99/2026' },
    campo: janela.getByRole('textbox', { name: /Data de retorno/ }),
  })
})
