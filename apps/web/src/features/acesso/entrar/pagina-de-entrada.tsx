import { obterFundo, obterLogo } from '@balcao/dominio/negocio/contratos'
import { ambiente, enderecoDaImagem, negocioAtual } from '../../../platform/ambiente.ts'
import { AvisoDeSessao } from './aviso-de-sessao.tsx'
import { FormularioDeEntrada } from './formulario-de-entrada.tsx'
import estilos from './pagina-de-entrada.module.css'

/** AUT-01 `/login`, dressed by the business (NEG-02). */
export function PaginaDeEntrada({ aoEntrar }: { aoEntrar: () => void }) {
  const { nome } = negocioAtual()
  return (
    <div className={estilos.pagina}>
      <img className={estilos.fundo} src={enderecoDaImagem(obterFundo)} alt="" />
      <main className={estilos.painel}>
        <div className={estilos.conteudo}>
          <img className={estilos.logo} src={enderecoDaImagem(obterLogo)} alt={nome} />
          <div className={estilos.cabecalho}>
            <h1 className={estilos.titulo}>Entrar no portal</h1>
            <p className={estilos.descricao}>Use o CPF e a senha da sua conta.</p>
          </div>
          <AvisoDeSessao />
          <FormularioDeEntrada aoEntrar={aoEntrar} />
        </div>
        <footer className={estilos.rodape}>Versão {ambiente().versao}</footer>
      </main>
    </div>
  )
}
