import type { ArtigoDemo } from './artigo-demo.ts'

export const ATENDIMENTO: readonly ArtigoDemo[] = [
  {
    titulo: 'Como acompanhar um ticket',
    palavrasChave:
      'acompanhar ticket, protocolo, andamento do atendimento, situação do ticket, responder ticket',
    aprovacao: 0.83,
    conteudo: `Em [Tickets](/tickets) você vê os seus atendimentos, do mais novo ao mais antigo. A busca aceita protocolo, assunto, nota fiscal e cliente.

- **Histórico**: as mensagens e os anexos. Escreva ali mesmo: a resposta chega a quem atende.
- **Produtos**: o que foi pedido, autorizado e recebido, item por item.
- **Prazo**: conta só em horário de expediente e para enquanto esperamos por você.

Quando algo muda, o portal avisa na hora, sem precisar atualizar a página.`,
  },
  {
    titulo: 'Reabrir um ticket finalizado',
    palavrasChave:
      'reabrir ticket, ticket encerrado, ticket finalizado, problema não resolvido, ticket arquivado',
    aprovacao: 0.67,
    conteudo: `Se a solução não resolveu, abra o ticket e clique em **Reabrir**, contando o que falta. O histórico, os anexos e os produtos continuam lá.

A reabertura tem prazo. Depois dele, abra um **novo ticket** e cite o protocolo do anterior.

Um ticket arquivado precisa ser desarquivado pela equipe antes de ser reaberto.`,
  },
  {
    titulo: 'Que arquivos posso anexar',
    palavrasChave: 'anexo, anexar foto, tamanho do arquivo, arquivo não aceito, enviar xml, enviar pdf',
    aprovacao: 0.64,
    conteudo: `O portal aceita **imagens, PDF e XML**. O limite de tamanho aparece ao lado do botão de anexar e vale para cada arquivo.

- Fotos tiradas pelo celular são reduzidas automaticamente, sem perder a leitura.
- *O conteúdo do arquivo não corresponde*: o arquivo foi só renomeado. Exporte-o de novo no formato certo.
- Para a nota de devolução, prefira o **XML**: os dados são lidos sozinhos. O PDF do DANFE também serve.

Você pode colar uma imagem direto na mensagem com **Ctrl+V**.`,
  },
  {
    titulo: 'Sou consumidor final: comprei em uma loja',
    palavrasChave:
      'consumidor final, comprei na loja, reclamação de consumidor, arrependimento, garantia, troca na loja',
    aprovacao: 0.58,
    conteudo: `A troca é feita primeiro com a **loja que vendeu**: é ela que tem a sua nota. Nós ajudamos quando a loja não resolve ou quando o problema é de fabricação.

1. Abra um ticket de **Reclamação › Qualidade do produto**.
2. Informe onde e quando comprou e anexe o cupom fiscal.
3. Fotografe o lote e a validade.

Problemas aparentes podem ser reclamados em até **30 dias** para produtos não duráveis e **90 dias** para duráveis. Em compras pela internet, você pode desistir em até **7 dias** do recebimento.`,
  },
  {
    titulo: 'Quando encaminhar um ticket a outro setor',
    palavrasChave: 'encaminhar ticket, transferir ticket, fila do setor, escalonar, setor responsável',
    aprovacao: 0.7,
    publico: 'INTERNO',
    conteudo: `**Uso interno.** Encaminhe quando a próxima ação depende de outro setor, não para tirar o ticket da fila.

- Escreva uma **mensagem restrita** com o que já foi verificado e o que se espera.
- Não encaminhe na última hora do prazo sem falar com quem recebe.
- Prorrogação e crédito vão ao **Financeiro**; coleta e atraso, à **Logística**; CFOP e divergência de imposto, ao **Fiscal**.

O cliente vê a mudança de etapa, mas não vê as mensagens restritas.`,
  },
  {
    titulo: 'Como responder a um cliente insatisfeito',
    palavrasChave:
      'cliente irritado, tom da resposta, reclamação grave, modelo de resposta, Procon, Reclame Aqui',
    aprovacao: 0.79,
    publico: 'INTERNO',
    conteudo: `**Uso interno.** Responda no mesmo turno, mesmo que ainda não haja solução.

1. Repita o problema com as suas palavras: mostra que foi lido.
2. Diga **o que** será feito, **por quem** e **até quando**.
3. Não culpe a transportadora nem outro setor.
4. Se houver menção a Procon, imprensa ou advogado, encaminhe ao supervisor antes de responder.

Cumprida a promessa, avise no ticket. Se não puder cumpri-la, avise antes do prazo.`,
  },
  {
    titulo: 'Horário de atendimento em feriados',
    palavrasChave: 'feriado, horário de atendimento, plantão, expediente',
    aprovacao: 0.5,
    rascunho: true,
    conteudo: `Rascunho para o calendário do próximo ano.

- Nos feriados nacionais não há expediente, e os prazos dos tickets param.
- Feriados municipais valem só para a filial da cidade.
- Falta confirmar o plantão entre o Natal e o Ano-Novo.`,
  },
]
