import { assunto, corpo, type MensagemDescrita } from './mensagem.ts'

const NOME = { oQueE: 'o nome de quem tem a conta', exemplo: 'Maria Souza' } as const
const QUANDO = { oQueE: 'o dia e a hora em que foi', exemplo: '19/11/2026 14:30' } as const
const link = (oQueE: string, pagina: string) =>
  ({
    oQueE,
    exemplo: `https://portal.exemplo.com.br/${pagina}?token=…`,
    em: ['corpo'],
    exigida: true,
  }) as const

const DO_ACESSO = { grupo: 'acesso', nivel: 'negocio' } as const

/** Of the account and its proofs; of whoever opens it, customers and staff alike. */
export const MENSAGENS_DO_ACESSO = {
  convite: {
    ...DO_ACESSO,
    nome: 'Convite',
    quando: 'Quando alguém é convidado para o portal',
    quem: 'A pessoa convidada',
    variaveis: {
      nome: { oQueE: 'o nome da pessoa convidada', exemplo: 'Maria Souza' },
      quem: { oQueE: 'quem convidou', exemplo: 'Helena Prado' },
      link: link('o endereço em que se escolhe a senha', 'convite'),
      validade: { oQueE: 'até quando o endereço vale', exemplo: '26/11/2026 14:30' },
    },
    partes: {
      assunto: assunto('Convite para o portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        '{quem} convidou você para o portal da {negocio}. Para escolher a sua senha e entrar, abra este endereço:',
        '',
        '{link}',
        '',
        'Ele vale até {validade} e uma única vez. Outro convite cancela este.',
        'Depois, entre com o seu CPF e a senha que você escolher: ninguém mais a conhece.',
        'Se você não esperava este convite, ignore esta mensagem.',
      ),
    },
  },
  redefinicaoDeSenha: {
    ...DO_ACESSO,
    nome: 'Redefinição de senha',
    quando: 'Quando alguém diz, na entrada, que esqueceu a senha',
    quem: 'Quem tem a conta',
    variaveis: {
      nome: NOME,
      link: link('o endereço em que se escolhe outra senha', 'redefinir-senha'),
      minutos: { oQueE: 'por quantos minutos o endereço vale', exemplo: '30' },
    },
    partes: {
      assunto: assunto('Redefinição de senha no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'Para escolher uma senha nova, abra este endereço:',
        '',
        '{link}',
        '',
        'Ele vale por {minutos} minutos e uma única vez. Pedir outro cancela este.',
        'Se você não pediu a redefinição, ignore esta mensagem: a sua senha continua a mesma.',
      ),
    },
  },
  confirmacaoDeConta: {
    ...DO_ACESSO,
    nome: 'Confirmação de cadastro',
    quando: 'Quando alguém se cadastra na entrada; diz o mesmo haja ou não uma conta com o CPF',
    quem: 'O endereço digitado no cadastro',
    variaveis: {
      link: link('o endereço em que o cadastro se confirma', 'confirmar-conta'),
      prazo: { oQueE: 'por quanto tempo o endereço vale', exemplo: '24 horas' },
    },
    partes: {
      assunto: assunto('Confirme o seu cadastro no portal da {negocio}'),
      corpo: corpo(
        'Olá.',
        '',
        'Recebemos um cadastro no portal da {negocio} com este e-mail. Para confirmá-lo, abra este endereço e informe a senha que você escolheu:',
        '',
        '{link}',
        '',
        'Ele vale por {prazo} e uma única vez.',
        'Se o seu CPF já tem uma conta, ela continua como está: entre com a senha dela ou peça a redefinição.',
        'Se você não fez nenhum cadastro, ignore esta mensagem: nada será criado.',
      ),
    },
  },
  cadastroRepetido: {
    ...DO_ACESSO,
    nome: 'Cadastro repetido',
    quando: 'Quando alguém se cadastra com um CPF que já tem conta',
    quem: 'Quem tem a conta',
    variaveis: { nome: NOME, quando: QUANDO },
    partes: {
      assunto: assunto('Você já tem uma conta no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'Em {quando} alguém tentou criar uma conta com o seu CPF. A sua continua como estava.',
        '',
        'Se foi você, não é preciso outra: entre com o seu CPF e a sua senha ou, se não se lembra dela, escolha “Esqueci minha senha” na tela de entrada.',
        'Se não foi, não é preciso fazer nada: ninguém entrou na sua conta.',
      ),
    },
  },
  codigoDeVinculo: {
    ...DO_ACESSO,
    nome: 'Código de vínculo',
    quando: 'Quando uma conta pede para ser a do cadastro de um cliente',
    quem: 'O endereço que está no cadastro do cliente',
    variaveis: {
      codigo: { oQueE: 'o código', exemplo: '482 913', em: ['corpo'], exigida: true },
      minutos: { oQueE: 'por quantos minutos o código vale', exemplo: '30' },
    },
    partes: {
      assunto: assunto('Código para vincular a sua conta no portal da {negocio}'),
      corpo: corpo(
        'Olá.',
        '',
        'Uma conta do portal da {negocio} com o CPF do seu cadastro pediu para ser vinculada a ele. O código é:',
        '',
        '{codigo}',
        '',
        'Ele vale por {minutos} minutos e uma única vez. Com ele, a conta passa a ver as suas compras e notas fiscais.',
        'Não o passe a ninguém. Se não foi você que pediu, ignore esta mensagem e avise o atendimento.',
      ),
    },
  },
  confirmacaoDeEmail: {
    ...DO_ACESSO,
    nome: 'Confirmação do novo e-mail',
    quando: 'Quando se pede a troca do e-mail da conta',
    quem: 'O endereço novo',
    variaveis: {
      nome: NOME,
      novo: { oQueE: 'o endereço novo', exemplo: 'maria@exemplo.com.br' },
      link: link('o endereço em que a troca se confirma', 'confirmar-email'),
      validade: { oQueE: 'até quando o endereço vale', exemplo: '20/11/2026 14:30' },
    },
    partes: {
      assunto: assunto('Confirme o seu novo e-mail no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'Para que a sua conta passe a usar {novo}, abra este endereço e confirme:',
        '',
        '{link}',
        '',
        'Ele vale até {validade} e uma única vez. Pedir outro cancela este.',
        'Se você não pediu a troca, ignore esta mensagem: nada muda.',
      ),
    },
  },
  emailTrocado: {
    ...DO_ACESSO,
    nome: 'E-mail trocado',
    quando: 'Quando o e-mail da conta foi trocado',
    quem: 'O endereço de antes, que ainda pode desfazer a troca',
    variaveis: {
      nome: NOME,
      novo: { oQueE: 'o endereço novo', exemplo: 'maria@exemplo.com.br' },
      link: link('o endereço que desfaz a troca', 'desfazer-email'),
      validade: { oQueE: 'até quando se desfaz', exemplo: '26/11/2026 14:30' },
    },
    partes: {
      assunto: assunto('O e-mail da sua conta no portal da {negocio} foi trocado'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'A sua conta passou a usar o endereço {novo}; este não receberá mais as mensagens do portal.',
        '',
        'Se foi você, não é preciso fazer nada.',
        'Se não foi, desfaça a troca até {validade}, neste endereço:',
        '',
        '{link}',
        '',
        'A conta volta a usar este e-mail, todas as sessões são encerradas, a senha atual deixa de valer e você recebe aqui um link para escolher outra.',
      ),
    },
  },
  senhaAlterada: {
    ...DO_ACESSO,
    nome: 'Senha alterada',
    quando: 'Quando a senha da conta foi trocada',
    quem: 'Quem tem a conta',
    variaveis: { nome: NOME, quando: QUANDO },
    partes: {
      assunto: assunto('A sua senha no portal da {negocio} foi alterada'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'A senha da sua conta foi alterada em {quando}.',
        '',
        'Se foi você, não é preciso fazer nada.',
        'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal.',
      ),
    },
  },
  senhaAlteradaAoEnderecoAnterior: {
    ...DO_ACESSO,
    nome: 'Senha alterada, ao endereço anterior',
    quando: 'Quando a senha da conta foi trocada pouco depois do e-mail dela',
    quem: 'O endereço de antes, que ainda pode desfazer a troca',
    variaveis: { nome: NOME, quando: QUANDO },
    partes: {
      assunto: assunto('A sua senha no portal da {negocio} foi alterada'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'A senha da sua conta foi alterada em {quando}.',
        '',
        'Se foi você, não é preciso fazer nada.',
        'Se não foi, use o link da mensagem que avisou este endereço da troca de e-mail: ele desfaz a troca e devolve a sua conta.',
      ),
    },
  },
  segundoFator: {
    ...DO_ACESSO,
    nome: 'Verificação em duas etapas',
    quando: 'Quando alguém liga ou desliga a verificação em duas etapas da própria conta',
    quem: 'Quem tem a conta',
    variaveis: {
      nome: NOME,
      quando: QUANDO,
      feito: { oQueE: '“ativada” ou “desativada”', exemplo: 'ativada' },
    },
    partes: {
      assunto: assunto('Verificação em duas etapas {feito} no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'A verificação em duas etapas da sua conta foi {feito} em {quando}.',
        '',
        'Se foi você, não é preciso fazer nada.',
        'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal e avise o administrador.',
      ),
    },
  },
  segundoFatorZerado: {
    ...DO_ACESSO,
    nome: 'Duas etapas desligadas pela administração',
    quando: 'Quando um administrador desliga a verificação em duas etapas de uma conta',
    quem: 'Quem tem a conta',
    variaveis: { nome: NOME, quando: QUANDO },
    partes: {
      assunto: assunto('Verificação em duas etapas desligada no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'Em {quando} um administrador desligou a verificação em duas etapas da sua conta e encerrou as suas sessões.',
        '',
        'Se foi a seu pedido, entre com a sua senha e ative-a de novo em Minha conta.',
        'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal e avise o administrador.',
      ),
    },
  },
  tentativasDeAcesso: {
    ...DO_ACESSO,
    nome: 'Tentativas de acesso',
    quando: 'Quando alguém erra muitas vezes a senha de uma conta',
    quem: 'Quem tem a conta',
    variaveis: {
      nome: NOME,
      quando: QUANDO,
      ip: { oQueE: 'o endereço de rede de onde veio', exemplo: '203.0.113.7' },
    },
    partes: {
      assunto: assunto('Tentativas de acesso à sua conta no portal da {negocio}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        'Em {quando} houve várias tentativas de entrar na sua conta com a senha errada, a partir do endereço de rede {ip}.',
        '',
        'Se foi você, aguarde alguns minutos e tente de novo.',
        'Se não foi, troque a sua senha no portal, em Minha conta, ou peça a redefinição na tela de entrada.',
      ),
    },
  },
  lembreteDeAgenda: {
    nome: 'Lembrete de agenda',
    grupo: 'agenda',
    nivel: 'negocio',
    quando: 'Pouco antes de um compromisso, a quem pediu para ser lembrado por e-mail',
    quem: 'A pessoa da equipe de quem é a agenda',
    variaveis: {
      nome: { oQueE: 'de quem é a agenda', exemplo: 'Carlos Lima' },
      titulo: { oQueE: 'o compromisso', exemplo: 'Ligar para Padaria Estrela' },
      mensagem: { oQueE: 'quando é, e o que se anotou', exemplo: 'Hoje, às 14:30' },
      link: {
        oQueE: 'o endereço da agenda, se o portal sabe o seu',
        exemplo: 'https://portal.exemplo.com.br/agendas/12',
        em: ['corpo'],
      },
    },
    partes: {
      assunto: assunto('{titulo}'),
      corpo: corpo(
        'Olá, {nome}.',
        '',
        '{titulo}',
        '{mensagem}',
        '',
        '{link}',
        '',
        'Você recebe este lembrete do portal da {negocio} porque a agenda é sua. Para não receber mais, desligue em Minha conta, Agenda.',
      ),
    },
  },
} as const satisfies Record<string, MensagemDescrita>
