import { emDias, plural } from './formatos/contagem.ts'
import { formatarData } from './formatos/datas.ts'

// Not formatarNumero: the sign-in page reads these messages and must not load the decimal library for a limit.
const limites = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 })
const alternativas = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const numero = (n: number) => limites.format(n)
const caracteres = (n: number) => plural(n, 'caractere', 'caracteres')
const itens = (n: number) => plural(n, 'item', 'itens')

/** What a field says when its value is refused (GER-04, GER-10, GER-14, GER-15, GER-20). Dates arrive as ISO dates. */
export const MENSAGENS = {
  obrigatorio: 'Campo obrigatório',
  faltaCorrigir: (campos: string) => `Falta corrigir: ${campos}.`,
  nadaMudou: 'Nada foi alterado.',
  invalido: 'O campo é inválido',
  escolhaUmaOpcao: 'Escolha uma das opções da lista, ou apague o texto',
  caractereInvalido: 'Há um caractere inválido neste texto. Apague-o e digite de novo.',
  nomeDeArquivoLongo: 'O nome do arquivo é longo demais',
  email: 'Formato de e-mail inválido',
  horaIncompleta: 'Complete a hora, ou apague-a',
  dataInvalida: 'Data inválida',
  dataPosterior: 'Data posterior a data máxima',
  dataAnterior: 'Data anterior a data mínima',
  quantidadeInvalida: 'Quantidade inválida. Verifique a quantidade adicionada.',
  motivoObrigatorio: 'Obrigatório informar o motivo.',
  observacaoObrigatoria: 'O campo de observações é obrigatório.',
  anexoObrigatorio: 'Obrigatório incluir um anexo.',
  produtoIndisponivel: 'Produto não disponível',
  tabelaDeOutroCliente: 'Esta tabela não é deste cliente: use a dele, ou peça a quem gere as vendas',
  foraDoPrazoDeDevolucao: (dias: number) =>
    `O prazo de devolução desta nota fiscal já passou (${emDias(dias)})`,
  chaveDeAcessoErrada:
    'Esta chave de acesso não confere: o dígito verificador não bate com os outros números. Confira ou leia de novo.',
  chaveDeAcessoIncompleta: (posicoes: number) =>
    `A chave de acesso tem 44 posições, e aqui há ${posicoes}. Confira ou leia de novo.`,
  notaADevolver: 'Escolha a nota fiscal a devolver.',
  notaAmbigua: 'Há mais de uma nota fiscal com este número nesta filial. Informe o id da nota.',
  documentoDeOutroCliente: 'Este documento não é o do cliente que está sendo completado',
  inscricaoForaDaRegra: (uf: string) =>
    `Não segue a regra de ${uf}. Confira a inscrição; você pode continuar assim.`,
  cepDeOutroEstado: (doCep: string, daCidade: string) =>
    `Este CEP é de ${doCep}, e a cidade é de ${daCidade}. Confira; você pode continuar assim.`,
  soPreCadastro: 'Nesta filial o cadastro é feito pelo pré-cadastro.',
  inscricaoObrigatoria: 'Informe a inscrição estadual: este cadastro não aceita isento',
  referenciasMinimas: (n: number) =>
    n === 1 ? 'Adicione 1 referência comercial' : `Adicione ${numero(n)} referências comerciais`,
  cidadeDeOutroEstado: 'Escolha uma cidade deste estado',
  complementoLongo: 'Máximo de 80 caracteres.',
  arquivoVazio: 'O arquivo está vazio',
  arquivosEmMultipart: 'Envie os arquivos como multipart/form-data.',
  tamanhoExato: (n: number) => `Informe exatamente ${caracteres(n)}`,
  tamanhoMinimo: (n: number) => `Informe pelo menos ${caracteres(n)}`,
  tamanhoMaximo: (n: number) => `Informe no máximo ${caracteres(n)}`,
  itensDoTicketMaximo: (n: number) => `O ticket não pode ter mais que ${numero(n)} itens.`,
  itensMinimo: (n: number) => `Informe pelo menos ${itens(n)}`,
  itemForaDoOrcamento: 'Este item não está mais no orçamento.',
  maisDoQueOrcado: (qtde: number) => `O orçamento só tem ${numero(qtde)}.`,
  itensMaximo: (n: number) => `Informe no máximo ${itens(n)}`,
  numeroMinimo: (n: number) => `O valor mínimo é ${numero(n)}`,
  numeroMaximo: (n: number) => `O valor máximo é ${numero(n)}`,
  numeroMaiorQue: (n: number) => `O valor deve ser maior que ${numero(n)}`,
  numeroMenorQue: (n: number) => `O valor deve ser menor que ${numero(n)}`,
  numeroMultiplo: (n: number) => `O valor deve ser múltiplo de ${numero(n)}`,
  periodoIncompleto: 'Informe as duas datas do período',
  periodoInvertido: 'A data final vem antes da inicial',
  periodoMaximo: (dias: number) => `O período máximo é de ${emDias(dias)}`,
  dataMinima: (data: string) => `A data mínima é ${formatarData(data)}`,
  dataMaxima: (data: string) => `A data máxima é ${formatarData(data)}`,
  quantidadeMultipla: (multiplo: string) => `Este item é vendido ${multiplo}`,
  quantidadeMinima: (n: number) => `Qtde mínima não atingida (${numero(n)})`,
  extensaoRecusada: (extensoes: readonly string[]) =>
    `Tipo de arquivo não permitido. Envie ${alternativas.format(extensoes)}`,
  arquivoGrande: (mb: number) => `Tamanho máximo de arquivo é de ${numero(mb)}MB`,
  imagemIlegivel:
    'A imagem não pôde ser aberta: ela está cortada, danificada ou é de um formato parecido com o que diz ser.',
  arquivoRecusado: (nome: string, problema: string) => `${nome} não foi anexado. ${problema}`,
  anexosExcedidos: (mb: number) => `Atenção: Você excedeu o limite de ${numero(mb)} MB`,
} as const

/** Default texts of screens, panels and dialogs (GER-07, GER-12, GER-13, GER-18, GER-22, ERR-03, ERR-05, ERR-06). */
export const TEXTOS = {
  clienteJaCompleto: 'O cadastro deste cliente já está completo.',
  sucesso: 'Ação realizada com sucesso!',
  concluida: 'Ação concluida!',
  processando: 'Processando solicitação',
  tentarNovamente: 'Tentar novamente',
  fechar: 'Ok, fechar',
  carregando: 'Carregando...',
  erroDesconhecido: 'Ocorreu um erro desconhecido!',
  codigoDoErro: (codigo: string) => `Código: ${codigo}`,
  semOpcoes: 'Sem opções',
  naoEncontrado: 'Não encontrado ...',
  selecioneACidade: 'Selecione a cidade',
  dicaDeCliente: 'Código, Razão Social, CNPJ...',
  pesquisaDeProduto: 'Código ou Descrição do produto',
  dicaDeProduto: 'Digite Código ou Descrição',
  valorFinal: 'Valor Final',
  falhaDeComunicacao: 'Falha na comunicação com o servidor!',
  verifiqueAConexao: 'Verifique sua conexão com a internet ou aguarde um instante.',
  erroDaAplicacao: 'Ooops! Ocorreu um erro em sua aplicação.',
  irParaHome: 'Ir para Home',
  tentarNovamenteAposErro: 'Tentar Novamente',
  entendi: 'Entendi',
} as const
