import type { ArtigoDemo } from './artigo-demo.ts'

export const FISCAL: readonly ArtigoDemo[] = [
  {
    titulo: 'Como emitir a nota fiscal de devolução (NFD)',
    palavrasChave:
      'NFD, emitir nota de devolução, CFOP 5.202, CFOP 6.202, CFOP 5.411, CFOP 6.411, finalidade 4, instruções da nota de devolução',
    aprovacao: 0.91,
    conteudo: `Emita a nota **somente depois da autorização** do ticket, com os itens e as quantidades autorizados. O espelho, quando o tipo de ticket permite, traz os valores prontos.

## Dados que não podem faltar

- **Finalidade da emissão: 4 – Devolução de mercadoria.**
- **Chave de acesso** da nota de origem no campo de documento referenciado. Sem ela a SEFAZ rejeita a nota.
- Natureza da operação: *Devolução de compra*.
- Informações complementares: *Devolução ref. NF nº … de …, ticket nº …*.

## CFOP

- Mercadoria para revenda, mesmo estado: **5.202**. Outro estado: **6.202**.
- Com substituição tributária, mesmo estado: **5.411**. Outro estado: **6.411**.
- Para uso e consumo: **5.556** ou **6.556**.

## Impostos

Repita a base e a alíquota de ICMS da nota de origem, na proporção do que volta. Se a nota de origem destacou IPI e você não é contribuinte dele, informe o valor no campo **IPI devolvido**. O ICMS-ST vai em *outras despesas* ou no campo próprio, conforme o seu estado.

Envie o **XML autorizado** no ticket: a leitura é automática.`,
  },
  {
    titulo: 'Não emito nota fiscal: como devolvo',
    palavrasChave:
      'não contribuinte, MEI sem nota, consumidor final, pessoa física, nota de entrada, isento de inscrição estadual',
    aprovacao: 0.77,
    conteudo: `Quem não é obrigado a emitir nota fiscal (pessoa física, produtor sem nota, parte dos MEI) devolve com a **nossa nota de entrada**.

1. Abra o ticket de devolução normalmente.
2. Na análise, diga que não emite nota.
3. Emitimos a nota de entrada com CFOP **1.202** (mesmo estado) ou **2.202** (outro estado) e mandamos o DANFE para acompanhar a carga.

Tem inscrição estadual ativa? Então a nota de devolução precisa ser sua, mesmo que a empresa seja do Simples Nacional.`,
  },
  {
    titulo: 'A SEFAZ rejeitou a minha nota de devolução',
    palavrasChave: 'rejeição, nota rejeitada, chave referenciada, rejeição da NFD, erro na SEFAZ',
    aprovacao: 0.62,
    conteudo: `Nota rejeitada **não tem validade**: corrija e transmita de novo com o mesmo número.

- *NF-e de devolução sem documento referenciado*: falta a chave da nota de origem.
- *CFOP não permitido para a finalidade*: com finalidade 4, use só CFOP de devolução.
- *IE do destinatário não vinculada ao CNPJ*: confira qual filial nossa faturou a nota. É para ela que a mercadoria volta.
- *Total difere da soma dos itens*: recalcule os descontos na proporção do que volta.

Se a rejeição for outra, mande o código e a frase exata em um ticket de **Dúvida fiscal**.`,
  },
  {
    titulo: 'DANFE e XML: onde conseguir',
    palavrasChave: 'segunda via da nota, danfe, xml, baixar nota fiscal, não recebi o xml',
    aprovacao: 0.89,
    conteudo: `O XML é enviado ao e-mail fiscal do cadastro no momento da autorização. O DANFE acompanha a carga.

- Com a **chave de acesso** de 44 posições e o certificado digital, baixe o XML no [portal da NF-e](https://www.nfe.fazenda.gov.br/portal).
- Sem certificado, abra um ticket de **Segunda via de documento**, motivo *DANFE ou XML*.

Guarde os XML por **cinco anos**: o DANFE impresso não substitui o arquivo.`,
  },
  {
    titulo: 'Cancelamento e carta de correção',
    palavrasChave: 'cancelar nota fiscal, carta de correção, CC-e, corrigir nota, nota errada, 24 horas',
    aprovacao: 0.68,
    conteudo: `## Cancelamento

A nota pode ser cancelada em até **24 horas** da autorização, desde que a mercadoria não tenha saído. Depois disso, o caminho é a recusa ou a devolução.

## Carta de correção

Vale até **30 dias** da autorização e corrige, por exemplo, CFOP, peso, volumes, transportadora e dados adicionais.

**Não corrige** valores, impostos, quantidades, preço, datas de emissão ou saída nem a troca do destinatário.`,
  },
  {
    titulo: 'CNPJ com letras: o que muda',
    palavrasChave: 'CNPJ alfanumérico, CNPJ com letras, novo CNPJ, cadastro de CNPJ alfanumérico',
    aprovacao: 0.85,
    conteudo: `Desde julho de 2026, novas inscrições podem ter **letras e números** nas 12 primeiras posições. Os dois dígitos verificadores continuam numéricos. **Quem já tem CNPJ não muda nada.**

- O portal aceita os dois formatos em todos os campos, com ou sem pontuação, em maiúsculas ou minúsculas.
- A chave de acesso da NF-e também pode ter letras, porque leva o CNPJ do emitente.
- Se o seu sistema ainda só aceita números, a importação do XML pode falhar. Fale com quem cuida dele.

Exemplo de formato: **12.ABC.345/01DE-35**.`,
  },
  {
    titulo: 'IBS e CBS nas notas de 2026',
    palavrasChave: 'reforma tributária, IBS, CBS, imposto novo, alíquota de teste, destaque na nota',
    aprovacao: 0.6,
    conteudo: `Em 2026 as notas trazem **CBS de 0,9%** e **IBS de 0,1%** em caráter de teste. Os valores aparecem em grupo próprio do XML e **não aumentam o total** da nota.

- Na devolução, repita o grupo de IBS e CBS da nota de origem, na proporção do que volta.
- Notas antigas, sem o grupo, são devolvidas sem ele.

O seu contador confirma como a sua empresa escritura esses campos.`,
  },
  {
    titulo: 'ICMS-ST: por que o valor da nota é maior que o do pedido',
    palavrasChave:
      'substituição tributária, ICMS ST, MVA, valor da nota diferente do pedido, imposto na nota',
    aprovacao: 0.2,
    conteudo: `Produtos sujeitos à **substituição tributária** têm o ICMS das vendas seguintes cobrado na nossa nota. O valor é somado ao total e aparece no campo *Valor do ICMS-ST*.

A base é o preço ao consumidor estimado pelo seu estado (pauta ou MVA). Por isso o mesmo produto pode custar diferente em duas filiais.

Na sua venda, você não destaca ICMS de novo. Se a mercadoria for devolvida, o ICMS-ST também volta no crédito.`,
  },
  {
    titulo: 'Conferência fiscal da NFD recebida',
    palavrasChave:
      'conferir nota de devolução, divergência da NFD, recusa da NFD, entrada da devolução, controladoria',
    aprovacao: 0.72,
    publico: 'INTERNO',
    conteudo: `**Uso interno.** Confira antes de liberar a coleta:

1. Destinatário é a **filial que faturou** a nota de origem.
2. Finalidade 4 e chave referenciada igual à do ticket.
3. Itens e quantidades iguais aos **autorizados**. Quantidade maior: peça a troca da nota. Quantidade menor: siga e registre a divergência.
4. ICMS e ICMS-ST proporcionais aos da origem, com tolerância de um centavo por item.
5. CFOP coerente com o da venda: 5.102 volta por 5.202; 5.405 volta por 5.411.

Nota com erro de valor não se corrige por carta: recuse no ticket com o motivo e peça o cancelamento ao cliente no mesmo dia.`,
  },
]
