import { expect, it } from 'vitest'
import * as constantes from './constantes.ts'

it('CON-01 holds the specified measures', () => {
  expect(constantes).toMatchObject({
    DEBOUNCE_MS: { avulsos: 800, pesquisa: 400, validacao: 300 },
    TAMANHO_DE_PAGINA: {
      avulsos: 6,
      registroDeAtividades: 7,
      registroDeAtividadesPadrao: 5,
      historicoDoTicket: 8,
      atividadesDoTicket: 3,
      atendimentos: 9,
      artigos: 5,
      agendas: 10000,
    },
    DURACAO_DO_TOAST_MS: { padrao: 5000, validacaoDoTicket: 3000, artigos: 10000, comAcao: 15000 },
    COPIADO_MS: 1000,
    VALIDACAO_DA_SESSAO_MS: 300000,
    LARGURA_DO_MENU: 280,
    NIVEIS_DE_MOTIVO: 5,
    REFERENCIAS_COMERCIAIS: 3,
    TAMANHO_MAXIMO: { observacoes: 250, complemento: 80, quantidade: 4, quantidadeDoTicket: 7 },
    INSCRICAO_ESTADUAL: { minimo: 6, maximo: 14 },
    SENHA: { nova: { minimo: 6, maximo: 20 }, atual: { minimo: 1, maximo: 50 } },
  })
})
