import type { ArtigoDemo } from './artigo-demo.ts'

export const CADASTRO: readonly ArtigoDemo[] = [
  {
    titulo: 'Como se tornar cliente',
    palavrasChave:
      'cadastro de cliente, abrir cadastro, pré-cadastro, documentos para cadastro, comprar pela primeira vez',
    aprovacao: 0.8,
    conteudo: `Vendemos para empresas com CNPJ ativo. O cadastro é feito pelo representante da sua região ou pelo nosso atendimento.

## O que é preciso

- CNPJ e inscrição estadual (ou a declaração de isento).
- Endereço de entrega, com CEP e horário de recebimento.
- E-mail que recebe as notas e os boletos.
- Para comprar a prazo: três referências comerciais e os dados bancários.

A primeira compra pode ser à vista enquanto o crédito é analisado.`,
  },
  {
    titulo: 'Atualizar dados do cadastro',
    palavrasChave:
      'mudar e-mail, mudar telefone, alterar razão social, mudança de endereço, atualizar cadastro, inscrição estadual',
    aprovacao: 0.75,
    conteudo: `Os **seus** dados (nome, e-mail, telefone) você mesmo muda em [Minha Conta](/conta/dados).

Os dados da **empresa** mudam por um ticket de **Dúvida**, com o documento que comprova a mudança:

- razão social ou endereço: cartão CNPJ atualizado;
- inscrição estadual: comprovante do Sintegra;
- e-mail das notas: basta pedir pelo e-mail atual.

Mude antes do próximo pedido: a nota sai com o que está no cadastro no momento do faturamento.`,
  },
  {
    titulo: 'Esqueci a senha ou não consigo entrar',
    palavrasChave:
      'esqueci a senha, redefinir senha, login, acesso bloqueado, não consigo entrar, trocar senha',
    aprovacao: 0.92,
    conteudo: `Na tela de entrada, clique em **Esqueci minha senha** e informe o CPF. O link chega ao e-mail do cadastro e vale por pouco tempo: só o **último** link funciona.

- Não chegou? Olhe o lixo eletrônico e confira se o e-mail do cadastro é o seu.
- *Muitas tentativas de acesso*: espere alguns minutos. Tentar de novo aumenta a espera.
- Mudou de e-mail e não entra mais? Ligue para o atendimento: por segurança, a troca não é feita por mensagem.

Depois de entrar, você pode ver onde a sua conta está aberta em [Sessões](/conta/sessoes) e encerrar as que não reconhece.`,
  },
  {
    titulo: 'Comprar medicamento veterinário: exigências',
    palavrasChave: 'medicamento veterinário, receita, responsável técnico, licença, CRMV, produto controlado',
    aprovacao: 0.7,
    negocio: 'boreal',
    conteudo: `Produtos de uso veterinário só são faturados para estabelecimentos com **licença do Ministério da Agricultura** ou do órgão estadual e com **responsável técnico** registrado no CRMV.

- Anexe a licença e a anotação de responsabilidade técnica ao cadastro.
- Antimicrobianos e controlados exigem receita retida na venda ao consumidor.
- Documento vencido bloqueia só esses produtos; rações e acessórios seguem normalmente.`,
  },
]
