import type { ArtigoDemo } from './artigo-demo.ts'

export const FINANCEIRO: readonly ArtigoDemo[] = [
  {
    titulo: 'Segunda via de boleto',
    palavrasChave:
      'segunda via do boleto, 2a via, boleto vencido, linha digitável, código de barras, perdi o boleto, não recebi o boleto',
    aprovacao: 0.95,
    conteudo: `Abra um ticket de **Solicitação › Segunda via de documento**, com o motivo *Boleto*, e escolha a nota fiscal. A linha digitável chega no próprio ticket.

## Boleto vencido

Não é preciso um boleto novo: todo boleto é registrado, e qualquer banco calcula juros e multa e aceita o pagamento do mesmo código depois do vencimento.

## Antes de pagar

- Confira se o **beneficiário** mostrado pelo banco é a nossa razão social e o nosso CNPJ.
- Desconfie de boletos que chegam por mensagem com *novo código*. Nunca mudamos o banco por telefone.
- Na dúvida, não pague: abra um ticket e confirmamos.`,
  },
  {
    titulo: 'Prorrogação de boleto',
    palavrasChave:
      'prorrogar vencimento, adiar boleto, mais prazo para pagar, prorrogação de título, mudar vencimento',
    aprovacao: 0.82,
    conteudo: `Peça a prorrogação **antes do vencimento**, por um ticket de **Solicitação › Prorrogação de boleto**.

1. Escolha a nota e o título.
2. Informe o novo vencimento pretendido e o motivo.
3. Se a causa for nossa (entrega atrasada, mercadoria devolvida), cite o ticket ou anexe o comprovante.

## Quem arca com os encargos

- Atraso na entrega ou devolução aceita: sem encargos.
- Acordo comercial: o responsável é definido na análise e aparece no ticket.

Enquanto a resposta não vem, o vencimento original continua valendo. Depois de aprovada, o **mesmo boleto** passa a ter o novo vencimento.`,
  },
  {
    titulo: 'Fui cobrado a mais ou por algo já pago',
    palavrasChave:
      'cobrança indevida, boleto já pago, cobrança em duplicidade, valor errado, protesto indevido, cartório',
    aprovacao: 0.57,
    conteudo: `O pagamento leva até **dois dias úteis** para ser baixado. Se você pagou ontem, espere a baixa antes de reclamar.

Passado esse prazo, abra um ticket de **Reclamação › Cobrança indevida** com:

- o comprovante de pagamento, com a autenticação do banco;
- o número da nota e a parcela;
- o aviso de protesto, se houver.

Um título comprovadamente pago sai da cobrança no mesmo dia. Se chegou ao cartório, enviamos a carta de anuência sem custo para você.`,
  },
  {
    titulo: 'Como recebo o crédito de uma devolução',
    palavrasChave: 'crédito da devolução, abatimento, reembolso, estorno, ressarcimento, descontar no boleto',
    aprovacao: 0.73,
    conteudo: `O crédito é liberado depois da **conferência física** da mercadoria e da escrituração da nota de devolução.

- **Abatimento**: desconta de um boleto em aberto da mesma nota. É o caminho padrão.
- **Crédito em conta**: fica disponível para o próximo pedido.
- **Depósito**: só quando não há títulos em aberto, em conta da mesma titularidade da nota.

O valor é o da nota de devolução: preço, impostos e descontos proporcionais aos da nota de origem. Frete só é devolvido quando a causa é nossa.`,
  },
  {
    titulo: 'Pagar com Pix',
    palavrasChave: 'pix, qr code, pagar boleto com pix, chave pix',
    aprovacao: 0.87,
    conteudo: `Os boletos trazem um **QR Code do Pix**. Pagando por ele, a baixa é feita em minutos e o pedido bloqueado por limite é liberado no mesmo dia.

- O QR Code vale até o vencimento. Depois dele, use a linha digitável.
- Não transferimos para chaves avulsas: o Pix certo é sempre o do boleto.
- O valor não pode ser mudado. Para pagar com abatimento, espere a atualização do título.`,
  },
  {
    titulo: 'Pedido bloqueado por limite de crédito',
    palavrasChave:
      'limite de crédito, bloqueio financeiro, pedido bloqueado, análise de crédito, aumento de limite',
    aprovacao: 0.52,
    publico: 'INTERNO',
    conteudo: `**Uso interno.** Não informe ao cliente o valor do limite nem o motivo da restrição: diga que o pedido está em análise financeira.

1. Veja se há títulos vencidos há mais de cinco dias. Se houver, o caminho é a cobrança.
2. Sem títulos vencidos, some os pedidos em aberto ao saldo devedor. O bloqueio sai sozinho quando um título é baixado.
3. Para aumento de limite, encaminhe ao setor Financeiro com as últimas três compras e a previsão do pedido.

O pedido bloqueado reserva o estoque por **48 horas**.`,
  },
]
