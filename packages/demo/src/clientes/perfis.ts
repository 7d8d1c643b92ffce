import type { Classificacao } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'

/** What the lorry must know before it leaves. */
export const OBSERVACOES_DE_LOGISTICA = [
  'Recebe de segunda a sexta, das 7h às 11h. Fora do horário devolve a carga.',
  'Entregar pela doca dos fundos; a frente é área de pedestres.',
  'Exige agendamento com 24 horas de antecedência pelo telefone do recebimento.',
  'Rua estreita: só entra caminhão 3/4 ou menor.',
  'Palete padrão PBR, altura máxima de 1,60 m.',
  'Não recebe às segundas-feiras pela manhã, por causa do inventário.',
  'Descarga por conta do motorista; não há ajudantes no local.',
  'Conferência às cegas: levar duas vias do DANFE e aguardar a contagem.',
  'Portaria pede documento do motorista e colete refletivo.',
  'Mercadoria refrigerada vai direto para a câmara: avisar na chegada.',
] as const

export const CAMPANHAS = [
  { origem: 'google', midia: 'cpc', campanha: 'abertura-de-conta' },
  { origem: 'google', midia: 'organic', campanha: null },
  { origem: 'instagram', midia: 'social', campanha: 'catalogo-digital' },
  { origem: 'facebook', midia: 'social', campanha: 'catalogo-digital' },
  { origem: 'newsletter', midia: 'email', campanha: 'ofertas-da-quinzena' },
  { origem: 'feira-do-varejo', midia: 'evento', campanha: 'estande' },
] as const

/** Shops with one owner each that buy together. */
export const REDES_DE_COMPRAS = ['Rede Unida de Compras', 'Associação Boa Compra'] as const

export const OBSERVACOES_DA_CLASSIFICACAO: Record<Classificacao, readonly string[]> = {
  Estratégico: [
    'Compra toda semana e indica outros: prioridade no atendimento.',
    'Acordo comercial renovado até o fim do ano.',
  ],
  'Em crescimento': ['Abriu seção nova e dobrou o pedido médio.', 'Passou a comprar três linhas a mais.'],
  Regular: ['Pedido mensal, sem variação.', 'Compra só a linha básica.'],
  Esporádico: ['Só compra em promoção.', 'Usa a distribuidora para cobrir falta do fornecedor principal.'],
  'Em recuperação': [
    'Ficou sem comprar; a representante está retomando o contato.',
    'Renegociou a dívida: acompanhar os pagamentos.',
  ],
}
