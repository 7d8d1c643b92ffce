import { type Definicao, endereco, inteiro, livre, segredo, servidores } from './especies.ts'

const doNegocio = { nivel: 'negocio', somenteServidor: true, padrao: '' } as const
const MAIOR_SEGREDO = 500

/** ALC-05 Of the WhatsApp Cloud API. Without number, key and secret nothing is received, sent or shown. */
export const PARAMETROS_DO_WHATSAPP = {
  whatsappNumeroId: livre({
    ...doNegocio,
    tamanho: 40,
    descricao: 'Identificação do número na Cloud API do WhatsApp (phone_number_id); vazia, sem WhatsApp',
  }),
  whatsappChave: segredo({
    ...doNegocio,
    tamanho: MAIOR_SEGREDO,
    descricao: 'Chave de acesso (token) da Cloud API do WhatsApp',
  }),
  whatsappSegredo: segredo({
    ...doNegocio,
    tamanho: MAIOR_SEGREDO,
    descricao: 'Segredo do aplicativo, com que o WhatsApp assina o que manda; vazio, nada é recebido',
  }),
  whatsappVerificacao: segredo({
    ...doNegocio,
    tamanho: 200,
    descricao: 'Palavra combinada com que o WhatsApp confere o endereço que recebe as mensagens',
  }),
  whatsappEndereco: endereco({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 'https://graph.facebook.com/v23.0',
    descricao: 'Endereço da Cloud API do WhatsApp, com a versão',
  }),
  whatsappServidoresDeArquivos: servidores({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: ['lookaside.fbsbx.com'],
    descricao:
      'Servidores de onde vêm os arquivos do WhatsApp, além do endereço da Cloud API: a chave de acesso não vai a nenhum outro',
  }),
  whatsappFilial: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 0,
    descricao:
      'Código da filial em que uma conversa sem ticket abre um sozinha, na triagem; 0, ela espera uma pessoa',
  }),
  whatsappModelo: livre({
    ...doNegocio,
    tamanho: 100,
    descricao:
      'Modelo aprovado, com o texto como único parâmetro, para escrever depois de 24 horas; vazio, não se escreve',
  }),
  whatsappModeloIdioma: livre({
    ...doNegocio,
    padrao: 'pt_BR',
    tamanho: 10,
    descricao: 'Idioma do modelo aprovado do WhatsApp',
  }),
} as const satisfies Record<string, Definicao<unknown>>
