import { assunto, corpo, type MensagemDescrita } from './mensagem.ts'

/** VEN-02 */
export const MENSAGENS_DOS_ORCAMENTOS = {
  emailDoOrcamento: {
    nome: 'E-mail do orçamento',
    grupo: 'orcamentos',
    quando: 'Quando se manda um orçamento ao cliente, com o PDF anexo',
    quem: 'O cliente, no endereço escolhido ao mandar',
    variaveis: {
      mensagem: {
        oQueE: 'o que se escreveu ao mandar; pode não haver',
        exemplo: 'Como combinado, segue a proposta.',
      },
      numero: { oQueE: 'o número do orçamento', exemplo: '1042' },
      cliente: { oQueE: 'a razão social do cliente', exemplo: 'Padaria Estrela Ltda.' },
      total: { oQueE: 'o total do orçamento', exemplo: 'R$ 1.250,00' },
      validade: { oQueE: 'até quando o orçamento vale', exemplo: '30/11/2026' },
      link: {
        oQueE: 'o endereço em que o cliente vê, aceita, recusa ou pergunta',
        exemplo: 'https://portal.exemplo.com.br/seu-orcamento?token=…',
        em: ['corpo'],
        exigida: true,
      },
      linkAte: { oQueE: 'até quando o endereço vale', exemplo: '30/11/2026' },
      vendedor: { oQueE: 'quem fez o orçamento', exemplo: 'Carlos Lima' },
      telefone: { oQueE: 'o telefone do vendedor, ou o da filial', exemplo: '(19) 3232-1000' },
      email: { oQueE: 'o e-mail do vendedor', exemplo: 'carlos@exemplo.com.br' },
    },
    partes: {
      assunto: assunto('Orçamento {numero} da {negocio}: {total}, de {vendedor}'),
      corpo: corpo(
        'Olá.',
        '',
        '{mensagem}',
        '',
        'O orçamento {numero}, para {cliente}, é de {total} e vale até {validade}. Vai em PDF, anexo, e está neste endereço:',
        '',
        '{link}',
        '',
        'O endereço vale até {linkAte}. Por ali você vê os itens, aceita, recusa ou pergunta, sem precisar de conta. Responder a esta mensagem também chega a quem fez o orçamento.',
        'Quem tiver este endereço vê o orçamento: encaminhe só a quem deve decidir.',
        '',
        '{vendedor}',
        '{telefone}',
        '{email}',
        '{negocio}',
      ),
    },
  },
} as const satisfies Record<string, MensagemDescrita>
