import type { ArtigoDemo } from './artigo-demo.ts'

export const ENTREGAS: readonly ArtigoDemo[] = [
  {
    titulo: 'Onde está a minha entrega',
    palavrasChave:
      'rastreamento, rastrear pedido, acompanhar entrega, status do pedido, onde está meu pedido, previsão de entrega',
    aprovacao: 0.86,
    conteudo: `O pedido passa por **separação**, **faturamento** e **transporte**. A nota fiscal sai no faturamento, e é a partir dela que o prazo de entrega começa a contar.

## Para acompanhar

- Procure pelo número da nota em **Buscar em tudo**, no alto da página.
- Se a entrega é nossa, a previsão é o dia da rota da sua cidade.
- Se é de uma transportadora, use o número da nota e o seu CNPJ no site dela.

Passou do prazo? Abra um ticket de **Reclamação › Atraso de entrega** com a nota. Não faça outro pedido: quando o primeiro chega, vira uma devolução.`,
  },
  {
    titulo: 'Entrega atrasada: o que fazer',
    palavrasChave: 'atraso de entrega, entrega não chegou, prazo vencido, transportadora atrasada',
    aprovacao: 0.25,
    conteudo: `Espere até o fim do expediente do dia previsto: as rotas vão até as 18h.

1. Abra um ticket de **Reclamação › Atraso de entrega**.
2. Escolha a nota e a transportadora.
3. Conte se houve tentativa de entrega e se alguém poderia receber.

A logística responde com a nova previsão. Se a mercadoria não serve mais para você, diga isso no ticket antes que ela chegue: cancelar a entrega é mais rápido do que devolver.

Se o atraso atrapalhar o pagamento, peça a [prorrogação do boleto](/faq?termo=prorroga%C3%A7%C3%A3o).`,
  },
  {
    titulo: 'Como recusar uma entrega',
    palavrasChave:
      'recusa de entrega, recusar recebimento, devolver no ato, recusa da nota, operação não realizada',
    aprovacao: 0.79,
    conteudo: `Recusar no ato é mais simples do que devolver depois: a mercadoria volta com a **mesma nota**, e você não precisa emitir outra.

1. Escreva no verso do DANFE o motivo da recusa, a data, o seu nome e o CPF, e assine.
2. Entregue o DANFE ao motorista. Fique com uma foto dele.
3. Registre a manifestação **Operação não realizada** no portal da NF-e.
4. Avise por um ticket, com a foto anexada.

A recusa vale para a nota inteira. Para recusar só alguns itens, receba a carga com ressalva e abra uma devolução parcial.`,
  },
  {
    titulo: 'Como funciona a coleta da devolução',
    palavrasChave: 'coleta, ordem de coleta, retirada da mercadoria, agendar coleta, preparar volumes',
    aprovacao: 0.76,
    conteudo: `A coleta é programada depois que a **nota fiscal de devolução** é conferida. O ticket mostra quem vem buscar: a nossa frota ou uma transportadora.

## Prepare os volumes

- Use a embalagem original, se puder, e feche as caixas.
- Cole do lado de fora o número do ticket e o da nota de devolução.
- Deixe **duas vias do DANFE** à mão: uma acompanha a carga.

## Na retirada

Confira os volumes com o motorista e peça a assinatura no comprovante. Sem ninguém no local, a coleta é reprogramada uma vez; na segunda, entramos em contato antes de voltar.`,
  },
  {
    titulo: 'Mudar o endereço ou o horário de entrega',
    palavrasChave:
      'trocar endereço de entrega, horário de recebimento, janela de recebimento, agendar entrega, restrição de doca',
    aprovacao: 0.69,
    conteudo: `**Antes do faturamento** o endereço pode ser trocado pelo seu representante, no próprio pedido.

**Depois do faturamento** o endereço está na nota e não pode ser mudado por carta de correção se for de outra pessoa ou de outro município. Nesse caso a nota precisa ser cancelada ou recusada.

Horário de recebimento, doca, agendamento e descarga paga ficam no seu cadastro. Abra um ticket de **Dúvida** com os dados, e eles passam a valer para as próximas entregas.`,
  },
  {
    titulo: 'Reentrega: quando é cobrada',
    palavrasChave: 'reentrega, segunda tentativa, taxa de reentrega, estabelecimento fechado',
    aprovacao: 0.15,
    conteudo: `A primeira tentativa frustrada por nossa causa, como endereço trocado ou veículo quebrado, nunca é cobrada.

É cobrada a reentrega quando o estabelecimento está fechado no horário combinado, não há quem receba ou a doca recusa o veículo sem agendamento. A taxa é a da transportadora e aparece na fatura seguinte.

Se a cobrança não procede, abra um ticket de **Reclamação › Cobrança indevida** e anexe o comprovante do agendamento.`,
  },
]
