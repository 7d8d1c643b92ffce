import type { ArtigoDemo } from './artigo-demo.ts'

export const DEVOLUCOES: readonly ArtigoDemo[] = [
  {
    titulo: 'Como abrir uma devolução',
    palavrasChave:
      'devolver mercadoria, solicitar devolução, devolução total, devolução parcial, abrir ticket de devolução',
    aprovacao: 0.93,
    conteudo: `A devolução começa sempre por um ticket: é ele que reserva as quantidades, avisa o setor responsável e diz quando a nota pode ser emitida. **Não emita a nota fiscal de devolução antes da autorização.**

## Passo a passo

1. Clique em **Novo ticket** e escolha **Solicitação**.
2. Escolha **Devolução total**, se a nota inteira volta, ou **Devolução parcial**, se só alguns itens voltam.
3. Informe o cliente e escolha a nota fiscal de origem. Só aparecem notas dentro do prazo de devolução.
4. Marque os produtos, a quantidade e o motivo de cada um.
5. Anexe fotos quando o motivo for avaria, vencimento ou produto trocado.
6. Confira o resumo e envie. O protocolo aparece na tela e pode ser copiado.

## O que acontece depois

O setor analisa cada item e responde no próprio ticket. Se a devolução for autorizada, o ticket pede a nota fiscal de devolução e, em seguida, a coleta é programada.

Veja também as [instruções para emitir a nota](/faq?termo=emitir+nota+de+devolu%C3%A7%C3%A3o).`,
  },
  {
    titulo: 'Prazo para devolver mercadoria',
    palavrasChave: 'prazo de devolução, janela de devolução, nota fora do prazo, quantos dias para devolver',
    aprovacao: 0.71,
    conteudo: `O prazo conta em dias corridos a partir da **saída da nota fiscal** e pode variar conforme a filial que faturou.

- Ao abrir o ticket, uma nota fora do prazo aparece com o aviso *prazo já passou* e não pode ser escolhida.
- Para avaria e falta visíveis, avise no ato da entrega ou no mesmo dia: fica mais fácil comprovar.
- Dano que não se vê por fora deve ser comunicado em até **10 dias** da entrega, para que a transportadora também responda.

## A nota passou do prazo. E agora?

Abra um ticket de **Dúvida** contando o que houve. Defeito de fabricação e recolhimento pelo fabricante são tratados à parte, mesmo depois do prazo.`,
  },
  {
    titulo: 'Devolução total ou parcial: qual escolher',
    palavrasChave: 'devolução total, devolução parcial, diferença, parte da nota, tipo de devolução',
    aprovacao: 0.84,
    conteudo: `**Devolução total** é a da nota inteira: todos os itens, em todas as quantidades. **Devolução parcial** é qualquer outra, mesmo que falte devolver uma única unidade.

## Por que isso importa

- A nota fiscal de devolução precisa ter exatamente os itens e as quantidades autorizados.
- Na devolução total, a cobrança da nota de origem costuma ser baixada por inteiro; na parcial, gera-se um crédito ou um abatimento.
- O saldo de cada item é controlado: o que já foi devolvido em outro ticket não aparece de novo.

Se você abriu como total e descobriu que parte da mercadoria foi vendida, peça a mudança de tipo no próprio ticket, **antes** de emitir a nota.`,
  },
  {
    titulo: 'Recebi um produto avariado',
    palavrasChave:
      'avaria, produto danificado, caixa amassada, embalagem violada, carga molhada, quebrado, avariado na entrega',
    aprovacao: 0.9,
    conteudo: `## Na hora da entrega

1. Confira os volumes com o motorista ainda presente.
2. Escreva a ressalva no canhoto ou no conhecimento de transporte: o que está danificado e quantas unidades.
3. Fotografe a embalagem fechada, a etiqueta do volume e o produto.
4. Se a avaria for de toda a carga, você pode **recusar o recebimento**.

## Depois

Abra um ticket de **Reclamação › Avaria**, escolha a nota e os produtos e anexe as fotos. Guarde a mercadoria separada até a resposta: ela pode ser coletada ou ficar com você, com desconto.

Sem fotos, a análise demora mais, porque a transportadora precisa delas para reconhecer o dano.`,
  },
  {
    titulo: 'Faltou mercadoria na entrega',
    palavrasChave:
      'falta de mercadoria, volume faltando, item faltando, quantidade menor, divergência na entrega',
    aprovacao: 0.81,
    conteudo: `Confira primeiro se o item não veio em outro volume, em outra nota do mesmo pedido ou em uma segunda entrega já programada.

## Se faltou mesmo

1. Anote a falta no canhoto, com a quantidade.
2. Abra um ticket de **Reclamação › Falta de mercadoria** no mesmo dia.
3. Escolha a nota, os produtos e a quantidade que faltou.
4. Diga se faltou um **volume inteiro** ou um **item dentro do volume**: a verificação é diferente.

Conferimos o peso do volume e as imagens da separação. Confirmada a falta, você escolhe entre a reposição no próximo faturamento e o crédito do valor.`,
  },
  {
    titulo: 'Veio produto trocado',
    palavrasChave:
      'produto errado, item trocado, produto diferente do pedido, sabor errado, tamanho errado, inversão',
    aprovacao: 0.78,
    conteudo: `Compare o que chegou com a **nota fiscal**, não só com o pedido: às vezes a troca foi combinada por falta de estoque.

- Se o produto está na nota, mas você não o pediu, abra uma **Devolução parcial** com o motivo *Erro no pedido*.
- Se o produto não está na nota, abra uma **Reclamação** e não emita nota de devolução: não há nota de origem para ele. A coleta é feita com um documento nosso.

Anexe uma foto do código de barras do produto recebido. Não abra a embalagem nem cole etiquetas de preço.`,
  },
  {
    titulo: 'Produto vencido ou perto do vencimento',
    palavrasChave: 'validade, data de vencimento, produto vencido, prazo de validade curto',
    aprovacao: 0.66,
    negocio: 'aurora',
    conteudo: `A validade é conferida na separação, e cada categoria tem uma vida mínima na entrega. Se o que chegou vence antes disso, você pode devolver.

1. Fotografe a **data de validade e o lote** na embalagem.
2. Abra a devolução com o motivo *Produto vencido ou perto do vencimento*.
3. Mantenha o produto na temperatura indicada até a coleta, mesmo que esteja vencido.

Produto que venceu na sua loja, dentro do prazo normal de venda, não entra nesta regra. Fale com o seu representante sobre ações de giro.`,
  },
  {
    titulo: 'Ração com umidade, mofo ou insetos',
    palavrasChave: 'ração mofada, caruncho, inseto na ração, umidade, qualidade do produto, cheiro estranho',
    aprovacao: 0.74,
    negocio: 'boreal',
    conteudo: `Separe o saco e **não ofereça o produto ao animal**. Guarde a embalagem: o lote e a data de fabricação estão nela.

1. Fotografe o lote, a costura do saco e o produto.
2. Abra um ticket de **Reclamação › Qualidade do produto**.
3. Diga onde o produto estava guardado e há quanto tempo.

Recolhemos uma amostra para o fabricante. A troca não depende do laudo quando o saco chega fechado e a costura está intacta.

Para evitar o problema, guarde os sacos sobre estrados, longe da parede, e use primeiro os mais antigos.`,
  },
  {
    titulo: 'Recolhimento de lote (recall)',
    palavrasChave: 'recall, recolhimento preventivo, lote suspenso, fabricante pediu recolhimento',
    aprovacao: 0.88,
    conteudo: `Quando o fabricante pede o recolhimento de um lote, publicamos um aviso no portal e avisamos quem comprou.

- Tire o produto da área de venda e identifique-o como **não vender**.
- Abra uma devolução com a nota em que o lote foi faturado. O prazo normal de devolução **não se aplica**.
- A coleta e o frete são por nossa conta.

Se você já vendeu parte do lote, informe a quantidade que restou. Só ela entra na nota de devolução.`,
  },
]
