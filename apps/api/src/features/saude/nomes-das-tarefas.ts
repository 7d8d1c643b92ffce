import type { CatalogoDeTarefas } from '../../tarefas/catalogo.ts'

const NOMES: Record<keyof CatalogoDeTarefas, string> = {
  'enviar-email': 'Enviar e-mail',
  'enviar-redefinicao': 'Enviar redefinição de senha',
  'enviar-confirmacao-de-conta': 'Enviar confirmação de conta',
  'enviar-codigo-de-vinculo': 'Enviar código de vínculo',
  'avisar-tentativas': 'Avisar tentativas de acesso',
  'confirmar-email': 'Confirmar troca de e-mail',
  'avisar-email-trocado': 'Avisar e-mail trocado',
  'enviar-convite': 'Enviar convite',
  'entregar-ao-erp': 'Entregar pedido ao ERP',
  'mover-pedido': 'Levar pedido adiante',
  'lembrar-agendas': 'Lembrar agendas',
  'enviar-orcamento': 'Enviar orçamento por e-mail',
  'enviar-correio': 'Enviar e-mail do ticket',
  'enviar-whatsapp': 'Enviar mensagem do WhatsApp',
  'buscar-midia-do-whatsapp': 'Buscar arquivo do WhatsApp',
  'ler-caixas': 'Ler caixas de e-mail',
  'entrar-correio': 'Dar entrada em e-mail recebido',
  'executar-automacoes': 'Executar automações',
  'vigiar-tickets': 'Vigiar prazos dos tickets',
  'vigiar-saude': 'Vigiar a saúde do portal',
  'vigiar-avisos': 'Pôr no ar e tirar do ar avisos com dia marcado',
  'vigiar-aprovacoes': 'Lembrar e levar adiante aprovações',
  'limpar-acessos': 'Limpar acessos antigos',
  'limpar-auditoria': 'Limpar a auditoria antiga',
  'limpar-arquivos': 'Limpar arquivos sem uso',
  'limpar-requisicoes': 'Limpar requisições antigas',
  'limpar-vinculos': 'Limpar pedidos de vínculo',
}

/** A task of another version may still be in the queue. */
export const nomeDaTarefa = (tarefa: string): string => (NOMES as Record<string, string>)[tarefa] ?? tarefa
