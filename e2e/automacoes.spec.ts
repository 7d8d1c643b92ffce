import { randomUUID } from 'node:crypto'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import type { Locator } from '@playwright/test'
import { pedir, sessaoDe } from './cenario/criar/pela-api.ts'
import { historico, tipoDe } from './cenario/fluxo-de-tickets.ts'
import { contrasteNosDoisTemas, expect, test } from './cenario/jornada.ts'

const CHAVE = 'QUALIDADE_PRODUTO'
const NOME = `Qualidade vai à Logística ${randomUUID().slice(0, 8)}`

const escolher = async (area: Locator, campo: string, opcao: string) => {
  await area.getByRole('combobox', { name: campo }).click()
  await area.page().getByRole('option', { name: opcao, exact: true }).click()
}

test('MES-10 um gestor escreve, ensaia e liga uma automação, e o ticket aberto diz o que ela fez', async ({
  page,
  portal,
  criar,
  servidor,
}) => {
  await portal.estarComo('GERENTE', '/automacoes')

  await page.getByRole('button', { name: 'Nova automação' }).click()
  const janela = page.getByRole('dialog', { name: 'Nova automação' })
  await janela.getByRole('textbox', { name: 'Nome' }).fill(NOME)
  await escolher(janela, 'Tipo', tipoDe(CHAVE).descricao)
  await page.keyboard.press('Escape')
  const primeira = janela.getByRole('group', { name: 'Ação 1' })
  await escolher(primeira, 'Setor', 'Logística')
  await janela.getByRole('button', { name: 'Mais uma ação' }).click()
  await escolher(janela.getByRole('group', { name: 'Ação 2' }), 'Quem', 'Quem atende a fila do setor')
  await janela.getByRole('button', { name: 'Ensaiar nos últimos 30 dias' }).click()
  await expect(janela.getByText(/^(Teria agido|Não teria agido)/)).toBeVisible()
  await portal.semBarreiras('o ensaio')
  await contrasteNosDoisTemas(page, 'o ensaio')
  await janela.getByRole('switch', { name: 'Ligada' }).click()
  await janela.getByRole('button', { name: 'Salvar' }).click()
  await expect(janela).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: NOME })).toContainText('Ligada')

  const sessao = await sessaoDe(servidor.url, 'OPERADOR')
  const tipo = (await pedir(sessao, listarTipos)).itens.find(({ chave }) => chave === CHAVE)
  const idFil = await criar.filialDoOperador(0)
  const { id: idTicket } = await pedir(sessao, abrirTicketPeloPortal, {
    corpo: {
      idTipo: tipo?.id ?? 0,
      assunto: NOME,
      mensagem: 'Havia algo na embalagem.',
      motivo1: { id: tipo?.motivos.itens[0]?.id ?? 0 },
      itensAvulsos: [{ produto_id: 1 }],
      idFil,
      idCli: await criar.clienteDaFilial(idFil, true),
    },
  })

  await expect(async () => {
    await page.goto(`/tickets/${idTicket}`)
    await expect(historico(page)).toContainText(
      `Automação “${NOME}”: encaminhou para Logística; avisou a fila`,
      {
        timeout: 3000,
      },
    )
  }).toPass()

  await page.goto('/automacoes')
  await page.getByRole('row').filter({ hasText: NOME }).click()
  const edicao = page.getByRole('dialog', { name: 'Editar automação' })
  await edicao.getByRole('button', { name: 'Execuções' }).click()
  await expect(page.getByRole('dialog', { name: /Execuções de/ })).toContainText('Feita')
  await portal.semBarreiras('execuções')
})
