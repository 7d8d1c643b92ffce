import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'

type RespostaDemo = {
  setor: SetorDePartida | null
  titulo: string
  atalho: string
  texto: string
  tipo?: 'PUBLICO' | 'PRIVADO'
  aguardarCliente?: boolean
}

const FECHO = 'Obrigado,\n{{operador}}'

/** MES-05 What the team of a distributor writes every day. */
export const RESPOSTAS: readonly RespostaDemo[] = [
  {
    setor: null,
    titulo: 'Recebemos o seu pedido',
    atalho: 'recebido',
    texto: `{{saudacao}}!\n\nRecebemos a sua solicitação, protocolo {{protocolo}}. O prazo para a solução é {{prazo}}, e avisamos a cada passo.\n\n${FECHO}`,
  },
  {
    setor: null,
    titulo: 'Pedir mais informações',
    atalho: 'mais-dados',
    texto: `{{saudacao}}!\n\nPara seguir com o protocolo {{protocolo}}, precisamos que nos informe: {{cursor}}\n\n${FECHO}`,
    tipo: 'PUBLICO',
    aguardarCliente: true,
  },
  {
    setor: null,
    titulo: 'Ainda em análise',
    atalho: 'em-analise',
    texto: `{{saudacao}}!\n\nO protocolo {{protocolo}} está com o setor {{setor}}, na etapa {{etapa}}. Retornamos até {{prazo}}.\n\n${FECHO}`,
  },
  {
    setor: null,
    titulo: 'Encerramento',
    atalho: 'encerrar',
    texto: `{{saudacao}}!\n\nA solicitação {{protocolo}} foi concluída. Se algo ficou pendente, responda por aqui que retomamos.\n\n${FECHO}`,
  },
  {
    setor: 'Devoluções',
    titulo: 'Pedir fotos da avaria',
    atalho: 'fotos',
    texto: `{{saudacao}}!\n\nSobre a NF {{nota}}: envie, por favor, fotos do produto, da embalagem e da etiqueta com o lote, para analisarmos a devolução.\n\n${FECHO}`,
    tipo: 'PUBLICO',
    aguardarCliente: true,
  },
  {
    setor: 'Devoluções',
    titulo: 'Devolução autorizada',
    atalho: 'autorizada',
    texto: `{{saudacao}}!\n\nA devolução da NF {{nota}} foi autorizada. Emita a nota de devolução com os mesmos valores e impostos e anexe o XML aqui, citando o protocolo {{protocolo}}.\n\n${FECHO}`,
  },
  {
    setor: 'Devoluções',
    titulo: 'Devolução recusada',
    atalho: 'recusada',
    texto: `{{saudacao}}!\n\nAnalisamos o pedido da NF {{nota}} e não foi possível autorizar a devolução, porque {{cursor}}\n\n${FECHO}`,
    tipo: 'PUBLICO',
  },
  {
    setor: 'Logística',
    titulo: 'Coleta marcada',
    atalho: 'coleta',
    texto: `{{saudacao}}!\n\nA coleta da NF {{nota}} foi marcada com {{transportadora}}. Deixe a mercadoria embalada e a nota de devolução em mãos.\n\n${FECHO}`,
  },
  {
    setor: 'Logística',
    titulo: 'Atraso na entrega',
    atalho: 'atraso',
    texto: `{{saudacao}}!\n\nPedimos desculpas pelo atraso da NF {{nota}}. A {{transportadora}} informou nova previsão: {{cursor}}\n\n${FECHO}`,
    tipo: 'PUBLICO',
  },
  {
    setor: 'Financeiro',
    titulo: 'Boleto prorrogado',
    atalho: 'prorrogado',
    texto: `{{saudacao}}!\n\nO vencimento foi prorrogado. O boleto atualizado está disponível na sua área, e o anterior não deve ser pago.\n\n${FECHO}`,
  },
  {
    setor: 'Fiscal',
    titulo: 'Nota de devolução com erro',
    atalho: 'nfd-erro',
    texto: `{{saudacao}}!\n\nA nota de devolução do protocolo {{protocolo}} precisa de correção: {{cursor}}\n\nEmita outra ou uma carta de correção, e anexe aqui.\n\n${FECHO}`,
    tipo: 'PUBLICO',
    aguardarCliente: true,
  },
  {
    setor: 'Atendimento',
    titulo: 'Nota para quem recebe',
    atalho: 'passagem',
    texto:
      'Cliente {{cliente}}, NF {{nota}}, motivo: {{motivo}}. Já falei com ele em {{hoje}}. Falta: {{cursor}}',
    tipo: 'PRIVADO',
  },
]
