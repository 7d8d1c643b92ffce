import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import { autorizarTudo as autorizar, nfdDoTicket } from '../apps/api/test/nfd-do-ticket.ts'
import { xmlDeNfd } from '../apps/api/test/xml-de-nfd.ts'
import {
  abrirDialogo,
  acionar,
  analisarCustos,
  autorizarTudo,
  avancar,
  aviso,
  cabecalho,
  concluir,
  conferirComFalta,
  confirmarAtraso,
  dar,
  desistir,
  enviarNfd,
  escolher,
  escolherArquivo,
  estaEm,
  finalizar,
  historico,
  nasDuasLarguras,
  prorrogar,
  ticketAberto,
} from './cenario/fluxo-de-tickets.ts'
import { expect, test } from './cenario/jornada.ts'
import { outraPessoa } from './cenario/outra-pessoa.ts'

// Every way out of every step of every type is the table of the server's `caminhos.test.ts`; here, each dialog once.

test.describe('com o que o servidor recusa', () => {
  test.use({ erroEsperado: /Failed to load resource/ })

  test('TIC-10 TIC-11 uma devolução passa por todas as suas janelas, largas e no celular, até o fim, e depois dele', async ({
    page,
    portal,
    criar,
  }) => {
    const chave = 'DEVOLUCAO_PARCIAL'
    const ticket = await criar.abrir({ tipo: chave, itens: 2 })
    const nfd = await nfdDoTicket(criar, ticket.id)
    await portal.estarComo('GERENTE', `/tickets/${ticket.id}`)
    const bancada = { page, chave, nfd }
    const entrada = historico(page).getByRole('article').first()

    await dar(bancada, 'Triagem', avancar('Análise da devolução'))
    await dar(bancada, 'Análise da devolução', autorizarTudo('Nota de devolução'))

    const nota = await abrirDialogo(page, 'Enviar nota de devolução')
    const daCompra = { emitente: nfd.partes.destinatario, destinatario: nfd.partes.emitente }
    const compra = xmlDeNfd({ ...daCompra, numero: nfd.numero, finalidade: 1 })
    await escolherArquivo(nota, 'compra.xml', compra)
    await nota.getByRole('button', { name: 'Enviar nota de devolução' }).click()
    await expect(nota.getByRole('alert')).toContainText('Esta é a nota da compra. Envie a nota de devolução.')
    await desistir(nota)
    await dar(bancada, 'Nota de devolução', enviarNfd())

    await dar(bancada, 'Conferência do recebimento', conferirComFalta())
    await dar(bancada, 'Tratar divergência', escolher('Aceitar o que chegou', 'Análise da controladoria'))
    await dar(bancada, 'Análise da controladoria', analisarCustos('Crédito ao cliente', 'Frete de retorno'))
    await finalizar(page, 'Devolução concluída em parte', 'Um volume não chegou.')

    const reabrir = await abrirDialogo(page, 'Reabrir ticket')
    await reabrir.getByLabel('Observação').fill('Faltou responder.')
    await concluir(reabrir, 'Reabrir ticket')
    await expect(aviso(page, 'Ticket reaberto com sucesso')).toBeVisible()
    await estaEm(page, chave, 'Crédito ao cliente')
    await expect(cabecalho(page)).toContainText('Reaberto 1 vez')
    await expect(entrada).toContainText('Reabriu o ticket.')

    const volta = await abrirDialogo(page, 'Voltar etapa')
    await nasDuasLarguras(page, 'Voltar etapa')
    await volta.getByLabel('Por que voltar?').fill('Faltou um custo.')
    await concluir(volta, 'Voltar etapa')
    await estaEm(page, chave, 'Análise da controladoria')
    await expect(entrada).toContainText('Voltou de “Crédito ao cliente” para “Análise da controladoria”.')
    await expect(entrada).toContainText('Faltou um custo.')

    await finalizar(page, 'Cliente desistiu')
    await acionar(page, 'Arquivar')
    await expect(cabecalho(page)).toContainText('Arquivado')
    await expect(entrada).toContainText('Arquivou o ticket.')
    await aviso(page, 'Ticket arquivado com sucesso').getByRole('button', { name: 'Desfazer' }).click()
    await expect(entrada).toContainText('Tirou o ticket do arquivo.')
    await expect(cabecalho(page)).not.toContainText('Arquivado')
  })

  test('TIC-10 TIC-11 a prorrogação passa pelas suas janelas, largas e no celular, e muda de tipo', async ({
    page,
    portal,
    criar,
  }) => {
    const chave = 'PRORROGACAO_BOLETO'
    const { id } = await criar.abrir({
      tipo: chave,
      etapa: 'Confirmação do atraso',
      partes: { prorrogacao: { responsavel: 'TRANSPORTADORA', diasAtraso: 3 } },
    })
    await portal.estarComo('GERENTE', `/tickets/${id}`)
    await dar({ page, chave }, 'Confirmação do atraso', confirmarAtraso())
    const vencimento = formatarData(somarDias(process.env.E2E_HOJE ?? '', 20))
    await dar({ page, chave }, 'Prorrogação do vencimento', prorrogar(vencimento))

    const tipo = await abrirDialogo(page, 'Mudar tipo')
    await nasDuasLarguras(page, 'Mudar tipo')
    await tipo.getByRole('radio', { name: 'Elogio ou sugestão' }).check()
    await concluir(tipo, 'Mudar tipo')
    await expect(
      aviso(page, 'Mudou o tipo de “Prorrogação de boleto” para “Elogio ou sugestão”.'),
    ).toBeVisible()
    await estaEm(page, 'ELOGIO', 'Registro')
    await expect(cabecalho(page)).toContainText('Dúvida › Elogio ou sugestão')
  })

  test('PER-01 SEG-05 TIC-10 cada setor faz a sua parte, e o ticket sai da fila de quem a fez', async ({
    page,
    portal,
    criar,
    browser,
    baseURL,
  }) => {
    // Whoever opened it goes on seeing it, whatever the queue.
    const ticket = await criar.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Nota de devolução',
      itens: 1,
      criador: 'GERENTE',
    })
    await autorizar(criar, ticket.id)
    const nfd = await nfdDoTicket(criar, ticket.id)
    await portal.estarComo('OPERADOR', `/tickets/${ticket.id}`)
    const passo = enviarNfd()
    const dialogo = await abrirDialogo(page, passo.titulo)
    await passo.preencher?.(dialogo, { page, chave: 'DEVOLUCAO_PARCIAL', nfd })
    await dialogo.getByRole('button', { name: passo.titulo }).click()
    await expect(page.getByRole('heading', { name: 'Este ticket saiu da sua fila' })).toBeVisible()

    const recebimento = await outraPessoa(browser, baseURL, 'COLABORADOR', `/tickets/${ticket.id}`)
    await ticketAberto(recebimento, ticket)
    await expect(cabecalho(recebimento).getByRole('button', { name: 'Finalizar ticket' })).toHaveCount(0)
    const conferir = await abrirDialogo(recebimento, 'Conferir devolução')
    await conferir.getByRole('button', { name: 'Tudo conferido' }).click()
    await conferir.getByRole('button', { name: 'Conferir devolução' }).click()
    await expect(recebimento.getByRole('heading', { name: 'Este ticket saiu da sua fila' })).toBeVisible()
    await recebimento.context().close()
  })
})

test('TIC-12 o cadastro do consumidor, largo e no celular', async ({ page, portal, criar }) => {
  const { id } = await criar.abrir({ tipo: 'QUALIDADE_PRODUTO', doConsumidor: true })
  await portal.estarComo('GERENTE', `/tickets/${id}`)
  await abrirDialogo(page, 'Completar cadastro')
  await nasDuasLarguras(page, 'Completar cadastro')
})
