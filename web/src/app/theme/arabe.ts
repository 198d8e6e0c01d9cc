import './arabe.css';
