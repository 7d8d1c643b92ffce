import { describe, expect, it } from 'vitest'
import { MENSAGENS, TEXTOS } from './mensagens.ts'

describe('MENSAGENS', () => {
  it.each([
    [MENSAGENS.obrigatorio, 'Campo obrigatório'],
    [MENSAGENS.invalido, 'O campo é inválido'],
    [MENSAGENS.email, 'Formato de e-mail inválido'],
    [MENSAGENS.tamanhoMinimo(1), 'Informe pelo menos 1 caractere'],
    [MENSAGENS.tamanhoMaximo(1500), 'Informe no máximo 1.500 caracteres'],
    [MENSAGENS.itensMinimo(3), 'Informe pelo menos 3 itens'],
    [MENSAGENS.numeroMinimo(0.5), 'O valor mínimo é 0,5'],
    [MENSAGENS.numeroMaximo(1000), 'O valor máximo é 1.000'],
    [MENSAGENS.dataMinima('2026-03-01'), 'A data mínima é 01/03/2026'],
    [MENSAGENS.dataMaxima('2026-03-01'), 'A data máxima é 01/03/2026'],
  ])('GER-04 %s', (mensagem, esperada) => {
    expect(mensagem).toBe(esperada)
  })
})

describe('TEXTOS', () => {
  it.each([
    ['GER-22', TEXTOS.sucesso, 'Ação realizada com sucesso!'],
    ['GER-22', TEXTOS.concluida, 'Ação concluida!'],
    ['GER-22', TEXTOS.processando, 'Processando solicitação'],
    ['GER-22', TEXTOS.tentarNovamente, 'Tentar novamente'],
    ['GER-22', TEXTOS.fechar, 'Ok, fechar'],
    ['GER-22', TEXTOS.carregando, 'Carregando...'],
    ['GER-22', TEXTOS.erroDesconhecido, 'Ocorreu um erro desconhecido!'],
    ['GER-07', TEXTOS.semOpcoes, 'Sem opções'],
    ['GER-07', TEXTOS.naoEncontrado, 'Não encontrado ...'],
    ['GER-12', TEXTOS.dicaDeCliente, 'Código, Razão Social, CNPJ...'],
    ['GER-12', TEXTOS.pesquisaDeProduto, 'Código ou Descrição do produto'],
    ['GER-12', TEXTOS.dicaDeProduto, 'Digite Código ou Descrição'],
    ['GER-13', TEXTOS.selecioneACidade, 'Selecione a cidade'],
    ['GER-18', TEXTOS.valorFinal, 'Valor Final'],
    ['ERR-03', TEXTOS.falhaDeComunicacao, 'Falha na comunicação com o servidor!'],
    ['ERR-05', TEXTOS.erroDaAplicacao, 'Ooops! Ocorreu um erro em sua aplicação.'],
    ['ERR-05', TEXTOS.irParaHome, 'Ir para Home'],
    ['ERR-05', TEXTOS.tentarNovamenteAposErro, 'Tentar Novamente'],
    ['ERR-06', TEXTOS.entendi, 'Entendi'],
  ])('%s %s', (_id, texto, esperado) => {
    expect(texto).toBe(esperado)
  })
})
