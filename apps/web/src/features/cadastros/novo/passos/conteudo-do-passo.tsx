import type { PassoDoAssistente } from '../../../../ui/assistente/passo.ts'
import type { CadastroNovo, Passo } from '../cadastro-novo.ts'
import { PassoCampos } from './passo-campos.tsx'
import { PassoContatos } from './passo-contatos.tsx'
import { PassoDocumento } from './passo-documento.tsx'
import { PassoEmpresa } from './passo-empresa.tsx'
import { PassoEnderecos } from './passo-enderecos.tsx'

export const TITULO_DO_PASSO: Record<Passo, string> = {
  DOCUMENTO: 'Validar Cadastro',
  EMPRESA: 'Dados da Empresa',
  CONTATOS: 'Contatos',
  ENDERECOS: 'Endereços',
  CAMPOS: 'Campos Adicionais',
}

export const CONTEUDO_DO_PASSO: Record<Passo, PassoDoAssistente<CadastroNovo, Passo>['Conteudo']> = {
  DOCUMENTO: PassoDocumento,
  EMPRESA: PassoEmpresa,
  CONTATOS: PassoContatos,
  ENDERECOS: PassoEnderecos,
  CAMPOS: PassoCampos,
}
