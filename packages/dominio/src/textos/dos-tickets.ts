import { frase, type MensagemDescrita } from './mensagem.ts'

const DO_TICKET = {
  contato: { oQueE: 'o nome do contato; sem nome, a saudação não vai', exemplo: 'Maria Souza' },
  protocolo: { oQueE: 'o protocolo do ticket', exemplo: '2026.000123-4' },
  assunto: { oQueE: 'o assunto do e-mail', exemplo: '[2026.000123-4] Caixa amassada' },
  filial: { oQueE: 'a filial que atende', exemplo: 'Campinas' },
} as const

/** ALC-01 … ALC-05 What goes with the words that the staff writes, and the words that nobody writes. */
export const MENSAGENS_DOS_TICKETS = {
  emailDoTicket: {
    nome: 'E-mail do ticket',
    grupo: 'tickets',
    quando: 'A cada mensagem pública da equipe, em volta do que ela escreveu',
    quem: 'O contato do ticket',
    variaveis: {
      ...DO_TICKET,
      link: {
        oQueE: 'o endereço em que o cliente vê o ticket',
        exemplo: 'https://portal.exemplo.com.br/seu-ticket?token=…',
        em: ['acompanhar'],
        exigida: true,
      },
      notas: {
        oQueE: 'as notas, cada uma com o seu link',
        exemplo: '1 Péssimo · 2 Ruim · 3 Regular · 4 Bom · 5 Ótimo',
        em: ['avaliar'],
        exigida: true,
      },
      anexos: {
        oQueE: 'os arquivos que não couberam',
        exemplo: 'video.mp4',
        em: ['anexosComLink', 'anexosSemLink'],
        exigida: true,
      },
    },
    partes: {
      saudacao: {
        ...frase('Saudação', 'Como começa', 'Olá, {contato}.'),
        gravada: 'SAC_saudacaoDoEmail',
      },
      assinatura: {
        ...frase('Assinatura', 'Como termina', '{negocio} · {filial}'),
        gravada: 'SAC_assinaturaDoEmail',
      },
      acompanhar: {
        ...frase(
          'Link do ticket',
          'Convida a acompanhar o ticket sem senha; vai quando o e-mail é só do contato',
          'Acompanhe o atendimento, sem precisar de senha:\n{link}',
        ),
        obrigatoria: true,
      },
      avaliar: {
        ...frase(
          'Avaliação',
          'Pergunta como foi, quando o ticket termina',
          'Como foi o atendimento?\n{notas}',
        ),
        obrigatoria: true,
      },
      respondivel: frase(
        'Convite a responder',
        'Vai quando a filial tem uma caixa que recebe respostas',
        'Para continuar o atendimento, responda a este e-mail.',
      ),
      naoRespondivel: frase(
        'Aviso de que não se responde',
        'Vai quando a filial não tem caixa de respostas',
        'Esta caixa não recebe respostas: fale com o atendimento e informe o protocolo {protocolo}.',
      ),
      anexosComLink: {
        ...frase(
          'Anexos que não couberam, com o link',
          'Vai quando os arquivos passam do tamanho e o e-mail leva o link do ticket',
          'Não couberam neste e-mail: {anexos}. Eles estão no endereço abaixo.',
        ),
        obrigatoria: true,
      },
      anexosSemLink: {
        ...frase(
          'Anexos que não couberam, sem o link',
          'Vai quando os arquivos passam do tamanho e o e-mail não leva o link do ticket',
          'Não couberam neste e-mail: {anexos}. Peça-os ao atendimento pelo protocolo.',
        ),
        obrigatoria: true,
      },
    },
  },
  confirmacaoDeAbertura: {
    nome: 'Confirmação de abertura',
    grupo: 'tickets',
    quando: 'Ao abrir um ticket, uma vez, se a filial confirma a abertura por e-mail',
    quem: 'O contato do ticket',
    variaveis: {
      ...DO_TICKET,
      protocolo: { ...DO_TICKET.protocolo, em: ['texto'], exigida: true },
    },
    partes: {
      texto: {
        ...frase(
          'Texto',
          'O que a confirmação diz, entre a saudação e a assinatura do e-mail do ticket',
          'Recebemos a sua solicitação e ela já está com a nossa equipe. O protocolo do atendimento é {protocolo}.',
        ),
        tamanho: 2000,
        obrigatoria: true,
        gravada: 'SAC_textoDaConfirmacao',
      },
      automatica: frase(
        'Aviso de mensagem automática',
        'A última linha da confirmação',
        'Esta é uma mensagem automática.',
      ),
    },
  },
  fimDoTicket: {
    nome: 'Fim do atendimento',
    grupo: 'tickets',
    quando: 'Quando a equipe finaliza o ticket, por e-mail ou pelo WhatsApp',
    quem: 'O contato do ticket',
    variaveis: {
      motivo: {
        oQueE: 'o motivo da finalização, e o que quem finalizou escreveu',
        exemplo: 'Produto trocado.',
      },
    },
    partes: {
      texto: {
        ...frase(
          'Texto',
          'O que o cliente lê quando o ticket termina',
          'O seu atendimento foi finalizado.\n\nMotivo: {motivo}',
        ),
        obrigatoria: true,
      },
    },
  },
  esperaDoCliente: {
    nome: 'Espera pelo cliente',
    grupo: 'tickets',
    quando:
      'Quando o ticket chega a uma etapa que espera o cliente, e quem o levou até ela não escreveu nada',
    quem: 'O contato do ticket, e quem o vê no portal',
    variaveis: {
      etapa: { oQueE: 'o nome da etapa', exemplo: 'Emitir a nota de devolução', exigida: true },
    },
    partes: {
      texto: {
        ...frase(
          'Texto',
          'O que se pede ao cliente',
          'Para continuar, o atendimento precisa de você: {etapa}. Responda por aqui quando puder.',
        ),
        obrigatoria: true,
      },
    },
  },
  whatsappDoTicket: {
    nome: 'WhatsApp do ticket',
    grupo: 'tickets',
    quando: 'Com a primeira mensagem da equipe pelo WhatsApp, e com a última',
    quem: 'O número que conversa no ticket',
    variaveis: {
      link: {
        oQueE: 'o endereço, só deste cliente',
        exemplo: 'https://portal.exemplo.com.br/seu-ticket?token=…',
        em: ['acompanhar', 'avaliar'],
        exigida: true,
      },
    },
    partes: {
      acompanhar: {
        ...frase(
          'Link do ticket',
          'Convida a acompanhar o ticket sem senha',
          'Acompanhe o atendimento, sem precisar de senha: {link}',
        ),
        tamanho: 300,
        obrigatoria: true,
      },
      avaliar: {
        ...frase(
          'Avaliação',
          'Pergunta como foi, quando o ticket termina',
          'Como foi o atendimento? Avalie: {link}',
        ),
        tamanho: 300,
        obrigatoria: true,
      },
    },
  },
} as const satisfies Record<string, MensagemDescrita>
