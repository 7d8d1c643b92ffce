import { Switch } from '@mantine/core'
import type { PassoDoAssistente } from '../../../../ui/assistente/passo.ts'
import type { CadastroNovo, Passo, PropsDoPasso } from '../cadastro-novo.ts'
import { comLigacao } from '../estado.ts'
import { EnderecoDoPasso } from './endereco-do-passo.tsx'
import { AvisoDaInscricaoNoEndereco } from './inscricao-estadual.tsx'
import { NotasDoPasso } from './notas-do-passo.tsx'
import { PassoCampos } from './passo-campos.tsx'
import { PassoContatos } from './passo-contatos.tsx'
import { PassoDocumento } from './passo-documento.tsx'
import { PassoEmpresa } from './passo-empresa.tsx'
import estilos from './passos.module.css'

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

/** CAD-09 Where the bill goes, and where the goods go. */
function PassoEnderecos(props: PropsDoPasso) {
  const { novo, mudar } = props
  return (
    <div className={estilos.campos}>
      <EnderecoDoPasso {...props} qual="enderecoCobranca" titulo="Endereço de cobrança" primeiro />
      <AvisoDaInscricaoNoEndereco novo={novo} />
      <Switch
        label="Entregar no endereço de cobrança"
        checked={novo.ligados}
        onChange={({ currentTarget: { checked } }) => mudar((atual) => comLigacao(atual, checked))}
      />
      <EnderecoDoPasso {...props} qual="enderecoEntrega" titulo="Endereço de entrega" />
      <NotasDoPasso />
    </div>
  )
}
